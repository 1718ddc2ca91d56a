// The names of our positions.
import { positionChoices } from '../../../src/contract/choices'

const names = positionChoices
  .filter(({ value }) => value !== 'other')
  .map(({ label }) => label.toLowerCase())

/** The site says the same of every position: what is asked about one of them is asked about the job. */
export const positionPhrases: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(?:${names.join('|')}) (?:position|job|role|opening)\\b`, 'g'), 'position'],
]
