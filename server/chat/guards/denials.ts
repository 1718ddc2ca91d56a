// Takes out of a message what sounds like a report of trouble, and is none by the visitor's own words.
import {
  asking,
  harmless,
  household,
  own,
  required,
  supposing,
  told,
  unaffected,
  urgent,
  writings,
} from '../lexicon/no-trouble-words'
import { pattern } from '../lexicon/wording'

/** Visitors who say that it is not an emergency are believed; the rest of the message still counts. */
const DENIED =
  /\b(?:not|isn.?t|wasn.?t|don.?t)(?: (?:have|really|exactly|that|so|very|too|super|terribly|particularly|at all|all that))*(?: an)? (?:emergency|urgent)\b|n.?t (?:want|need|looking for|asking (?:for|about)|here for)(?: (?:an?|the|any|your))* emergency\b|\bno (?:es|era) (?:tan |muy )?urgente\b/g
const SENTENCE = /[^.?!;]+/g
const ASKING = /\b(?:how|what|who)\b/
const SUPPOSITION = / if (?:an?|one|any) /
const TOLD = pattern`\b${told}\b`
/** Whose task something is whenever it fails. */
const WHOSE_TASK =
  /\bwho (?:deals|handles|takes care|is responsible|talks|contacts|calls|phones|opens)\b(?! (?:now|today)\b)[^.?!;,]{0,60}? (?:when|if|whenever) (?![^.?!;]{0,80}\b(?:now|today|still|since|help|i|we|us(?! or)|ours|hacked|encrypted|infected|been|someone|somebody|everybody|nobody|this|all our)\b)[^.?!;,]*/g
const HARMLESS = new RegExp(`\\b(?:${harmless}|${unaffected})\\b`, 'g')
/** What is written about, unless it is the visitor's own. */
const WRITTEN = new RegExp(
  `(\\b${writings}\\b)(?! \\w+day\\b)(?!.*\\b(?:our|my|us|we|now|whole|down)\\b).*`,
)
const CLAUSE = /[^.!?;,]+/g
const BY_DESIGN = /\b(?:encrypted|locked|deleted|wiped)\b/g
/** A question about our measures, not one that somebody puts before a report: "is anyone there all our files …". */
const ASKED =
  /^\s*(?:(?:and|but|so|also) )*(?:(?:how|where|which) )?(?:is|are)(?: (?!(?:all|everything|there|you|it|this|any\w*|some\w*)\b)\w+){1,4} (?:encrypted|locked|deleted|wiped)\b|\bis it (?:encrypted|locked|deleted|wiped)\b|\bhow (?:do|can|often do) you (?!reach|call|contact|get)\b/
const OPENING = '(?:(?:hi|hello|hey|so|and|also|ok)[ ,]+)*'
/** A question of what there is, what we do or what would be, with no word of the present, which is looked for once. */
const GENERAL = pattern`^(?!.*\b${urgent}\b)(?:${OPENING}${supposing}|(?!.*\b${own}\b)${OPENING}${asking})\b[^.!;,]*$`
const QUESTIONS = /[^?\s][^?]*\?*/g
/** What is no matter of a business. */
const PRIVATE = pattern`^\s*(?:(?:is|are|my|the) )*${household}\b(?! support\b)(?!.*\b(?:we|our|office|work|business|page|account)\b)`
const REQUIRED = pattern`\b${required}\b`

/**
 * The text without urgency that is denied, without measures, what is harmless and what fails at home; empty for a general question.
 * @param plain flattened
 */
export function withoutDenials(plain: string): string {
  // "What is your number? Server crashed" asks something general, and reports.
  const rest = GENERAL.test(plain) ? plain.replace(QUESTIONS, withoutGeneral).trim() : plain
  const affected = rest
    .replace(DENIED, ' ')
    .replace(SENTENCE, withoutSupposed)
    .replace(WHOSE_TASK, ' ')
    .replace(HARMLESS, ' ')
    .replace(WRITTEN, '$1')
  return affected.replace(CLAUSE, withoutRules)
}

function withoutGeneral(part: string): string {
  return GENERAL.test(part) ? '' : part
}

/**
 * Without what would be asked of us if something happened to anybody. In steps: as one pattern, it would be searched
 * for at every "how" and "if" anew, which takes a hostile message seconds.
 */
function withoutSupposed(sentence: string): string {
  const at = sentence.search(SUPPOSITION)
  if (at < 0) return sentence
  const asked = sentence.slice(0, at)
  const supposed = sentence.slice(at)
  const start = asked.search(ASKING)
  const isAsked = start >= 0 && /\bwould\b/.test(asked.slice(start))
  if (!isAsked || TOLD.test(supposed)) return sentence
  return `${asked.slice(0, start)} ${supposed.replace(/^[^,]*/, '')}`
}

/**
 * What fails at home concerns nobody here. What is encrypted or deleted by design has not been attacked: "is email
 * encrypted", "disks must be wiped".
 */
function withoutRules(clause: string): string {
  if (PRIVATE.test(clause)) return ''
  const isRule = ASKED.test(clause) || REQUIRED.test(clause)
  return isRule ? clause.replace(BY_DESIGN, ' ') : clause
}
