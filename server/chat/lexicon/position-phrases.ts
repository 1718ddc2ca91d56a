// The names of our positions, and what people who apply for one ask about pay and vacation.
import { positionChoices } from '../../../src/contract/choices'
import { remoteJobPhrases } from './remote-job-phrases'
import { oneOf } from './wording'

const names = positionChoices
  .filter(({ value }) => value !== 'other')
  .map(({ label }) => label.toLowerCase())

const ofEmployment = oneOf`
  salary, apply, applying, applied, applicants?, remote(?:ly)?, full time, part time, interviews?, from home`
const ROLE = '\\bthe (?:\\w+ ){1,2}(?:position|role)\\b(?! (?:of|in)\\b)'

const WHO_IS_PAID = oneOf`
  i, an? (?:\w+ ){0,2}(?:tech|technician|engineer|specialist|developer|admin|administrator|manager|employee|intern),
  (?:your |the )?(?:techs|technicians|engineers|specialists|developers|employees|people|staff|interns)`
const WHO_PAYS = oneOf`
  you(?: guys)?, u, y ?all, cedarline, it, that, this, they, the (?:\w+ ){0,2}(?:job|position|role), an? (?:\w+ ){1,3}(?:job|position|role)`

const EMPLOYER = '(?:you|u|yall|cedarline)(?: guys)?'
/** Those of people who might apply, although no position of ours is named so. */
const OTHER_TRADES = oneOf`designers?, marketers?, marketing (?:people|specialists?|managers?), copywriters?, writers?, programmers?, consultants?, analysts?, architects?, receptionists?, accountants?`

/** What an employer pays is no price of ours, and the vacation is none that we arrange. */
const payPhrases: readonly (readonly [RegExp, string])[] = [
  // Software that pays salaries is no pay of ours.
  [/\b(?:payroll )?salary (?=(?:software|systems?|platforms?)\b)/g, 'payroll '],
  [/\b(?:wages?|salar(?:y|ies)|pay ?checks?|pay (?:scale|range|grade|band)s?)\b/g, 'salary'],
  [
    new RegExp(
      `\\b(?:how (?:much|well)|what) (?:do|does|would|will|can) ${WHO_PAYS} (?:usually |typically )?pay\\b(?! (?:us|me|for|if|when|out|back|taxes)\\b)`,
      'g',
    ),
    'salary',
  ],
  [
    new RegExp(
      `\\b(?:how much|what) (?:do|does|would|will|can|could) ${WHO_IS_PAID} (?:earn|make|get paid)\\b(?! (?:of|sense|sure)\\b)`,
      'g',
    ),
    'salary',
  ],
  [
    /\b(?:how (?:much|many) )?(?:paid )?(?:vacation|sick|personal) (?:days?|leave|time)\b|\bpaid (?:vacations?|leave|holidays|time off)\b|\bpto\b|\b(?:how (?:much|many)|number of) (?:vacation|days off|(?:paid )?time off)\b|^(?:(?:and|or|what about|how about|the|any) )*vacations?$/g,
    'timeoff',
  ],
]

/** The site says the same of every position: what is asked about one of them is asked about the job. */
export const positionPhrases: readonly (readonly [RegExp, string])[] = [
  ...payPhrases,
  ...remoteJobPhrases,
  [new RegExp(`\\b(?:${names.join('|')}) (?:position|job|role|opening)\\b`, 'g'), 'position'],
  // What they do may be a service of ours as well.
  [
    new RegExp(
      `\\b(?:(?:are|is) ${EMPLOYER} (?:\\w+ )?(?:hiring|recruiting)|do(?:es)? ${EMPLOYER} hire|(?:(?:an?|any) )?(?:jobs?|openings?|positions?|vacanc(?:y|ies)) (?:for|as)) (?:an? |any |more )?(?:\\w+ ){0,2}${OTHER_TRADES}\\b`,
      'g',
    ),
    'vacancy job',
  ],
  // What comes first spares looking back from every letter.
  [
    new RegExp(
      `(?=for )(?<=\\b(?:certifications?|requirements?|qualifications?|skills|degree|experience|salary)\\b.{0,30})\\bfor (?:an? |the )?(?:${names.join('|')})s?\\b`,
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
