// The names of our positions.
import { positionChoices } from '../../../src/contract/choices'
import { oneOf } from './wording'

const names = positionChoices
  .filter(({ value }) => value !== 'other')
  .map(({ label }) => label.toLowerCase())

const ofEmployment = oneOf`
  salary, apply, applying, applied, applicants?, remote(?:ly)?, full time, part time, interviews?, from home`
const ROLE = '\\bthe (?:\\w+ ){1,2}(?:position|role)\\b(?! (?:of|in)\\b)'

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
  // By its short name, if the question is about employment: "is the sysadmin role full time". A client has roles too.
  [
    new RegExp(`${ROLE}(?<=\\b${ofEmployment}\\b.*)|${ROLE}(?=.*\\b${ofEmployment}\\b)`, 'g'),
    'the position',
  ],
  // What a computer does.
  [/\b(backup|print|copy|sync|batch|scheduled|cron|restore|scan) jobs?\b/g, '$1'],
]
