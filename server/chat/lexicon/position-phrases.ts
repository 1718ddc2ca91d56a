// The names of our positions.
import { positionChoices } from '../../../src/contract/choices'

const names = positionChoices
  .filter(({ value }) => value !== 'other')
  .map(({ label }) => label.toLowerCase())

/** The site says the same of every position: what is asked about one of them is asked about the job. */
export const positionPhrases: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(?:${names.join('|')}) (?:position|job|role|opening)\\b`, 'g'), 'position'],
  [
    new RegExp(
      `(?<=\\b(?:certifications?|requirements?|qualifications?|skills|degree|experience|salary)\\b.{0,30})\\bfor (?:an? |the )?(?:${names.join('|')})s?\\b`,
      'g',
    ),
    'for the position',
  ],
  // By its short name: "the sysadmin role".
  [/\bthe (?:\w+ ){1,2}(?:position|role)\b(?! (?:of|in)\b)/g, 'the position'],
]
