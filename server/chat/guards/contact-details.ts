// Recognizes visitors who leave a phone number or an email address in the chat, where nobody on our team reads it.
import { company } from '../../../src/content/company'
import { isQuestion } from '../retrieval/clauses'
import { isStrong } from '../retrieval/subjects'
import { termsOf } from '../retrieval/words'
import { flatten } from './deobfuscate'

/** Takes the place of a phone number or an address. */
const DETAIL = 'contactdetail'

const EMAIL =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![\w.+-])[\w.+-]{1,64} ?[([]? ?\bat\b ?[)\]]? ?[\w-]+ ?[([]? ?\bdot\b ?[)\]]? ?(?:com|net|org|edu|us|co|io|biz|info)\b/gi
const PHONE =
  /(?<![\w$#/.-]|\b(?:ticket|case|order|invoice|serial|account|request)(?: number| no\.?)? ?#? ?)(?:\+\d{1,3}[-. ]?)?(?:(?:1[-. ])?(?:\(\d{3}\)|\d{3})[-. /]{0,2}\d{3}[-. ]?\d{4}|\d{3}[-.]\d{4})(?![\w-]|\.\d)/gi
const OURS = new Set([digitsOf(company.phone.text), digitsOf(company.phone.href)])
const OUR_DOMAIN = company.email.info.replace(/^.*@/, '@')

/** Asks to be called or written to. */
const CALL_ME =
  /\b(?:call|ring|phone|text|e-?mail|mail|contact|reach|write|message|ping|notify|get back to|get in touch with|sign|send(?: \w+){1,3} to) (?:me|us|him|her|back)\b|\b(?:have|get|tell|ask) (?:\w+ ){1,3}(?:to )?(?:call|ring|phone|text|e-?mail|contact|reach|write)\b|\b(?:ll[aá]m|escr[ií]b|cont[aá]ct|av[ií]s)\w*(?:me|nos)\b/
const MINE = /\b(?:my|me|mine|our|us|mi|mis)\b/
/** Wants the opposite. */
const ENDS_CONTACT = /\b(?:unsubscribe|remove|delete|opt out|stop|take|off)\b/

/** What is said around a phone number or an address. */
const framing = new Set(
  termsOf(
    `call callback contact reach phone telephone mobile cell cellphone text sms email mail address number direct line
    desk extension ext best fastest way preferred here name sign signup send write message ring whatsapp ask asap
    morning afternoon evening today tomorrow monday tuesday wednesday thursday friday clocktime correo telefono numero celular mi es`,
  ),
)
/** Number of other terms, such as a name, beside details of the visitor's own, and of anybody's. */
const MOST_OF_MINE = 2
const MOST_OF_ANYBODY = 1

/** The parts of a message, with what separates them. */
const PARTS = /((?:[.!?;\n]+|,)\s*|\s+(?:and|but|or|so)\s+)/

/** Asks what became of the details, or adds when to call. */
const AFTER: readonly RegExp[] = [
  /\b(?:did|have|has|do|does) (?:you|u|they|he|she|it|that|this|someone|somebody|anyone|my \w+|everything) (?:\w+ )?(?:get|got|have|receive[d]?|work(?:ed)?|go(?:ne)? through|saved?|noted?|written?|taken?|passed?)\b/,
  /^(?:(?:ok|okay|so|and|great|cool|thanks) )*(?:is|are|am|was) (?:that|it|this|we|i|everything|my \w+) (?:all |now |also )*(?:confirmed|booked|scheduled|arranged|set|noted|saved|done|down|signed up|subscribed|on the list|ok|okay|good)\b/,
  /^(?:(?:ok|okay|so|and|great|cool|thanks|then) )*(?:when|what time|how soon|will|who|are|is|can i expect|should i expect)\b.{0,30}\b(?:call|ring|phone|contact|reach|e-?mail|text|write|get back|hear (?:from|back)|be in touch)\w*\b/,
  /^(?:(?:ok|okay|so|and|great|cool|thanks|then) )*(?:(?:any ?time|early|late|before|after|around|at|by|on|this|next|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|mornings?|afternoons?|evenings?|noon|lunch|or|\d{1,2}(?::\d\d)?(?!\d)|am|pm|a\.m|p\.m) ?)+(?:(?:works?|is|would be|suits?|will do) ?(?:for )?(?:me|us|best|fine|good|great|better|ok|okay|well)*(?: for me| for us)?)?[.! ]*$/,
  /\b(?:get|take|remove|sign|stay) (?:me |myself |us )?(?:\w+ )?off (?:it|that|this|the list|again)\b/,
]

interface Details {
  /** What else the message says. */
  rest: string
  /** Whether it leaves details for us, or asks to be contacted at them. */
  left: boolean
}

/** Separates the contact details that a visitor leaves from the rest of the message. */
export function readDetails(text: string): Details {
  const marked = text.replace(EMAIL, markedUnlessOurs).replace(PHONE, markedUnlessOurs)
  if (!marked.includes(DETAIL)) return { rest: text, left: false }
  const parts = marked.split(PARTS)
  const leaves = parts.map((part, at) => at % 2 === 0 && leavesDetails(part, parts[at + 1] ?? ''))
  const blank = (words: string) => words.replaceAll(DETAIL, ' ').replace(/ {2,}/g, ' ').trim()
  if (!leaves.includes(true)) return { rest: blank(marked), left: false }
  const others = parts.filter(
    (part, at) => at % 2 === 0 && !leaves[at] && saysMore(part, parts[at + 1] ?? ''),
  )
  return { rest: blank(others.join(', ')), left: true }
}

/** Whether a later message is about the details, or the call that they were left for. */
export function asksAfterDetails(text: string): boolean {
  const plain = flatten(text)
  return AFTER.some((one) => one.test(plain)) || isCallMe(text)
}

/** Whether somebody asks to be called or written to. */
export function isCallMe(text: string): boolean {
  return CALL_ME.test(flatten(text))
}

function leavesDetails(part: string, end: string): boolean {
  if (!part.includes(DETAIL)) return false
  const plain = flatten(part)
  if (ENDS_CONTACT.test(plain)) return false
  if (CALL_ME.test(plain)) return true
  const isMine = MINE.test(plain)
  if (asks(part, end) || (!isMine && /\bfrom\b/.test(plain))) return false
  const others = othersIn(part)
  if (others.some(isStrong)) return false
  return others.length <= (isMine ? MOST_OF_MINE : MOST_OF_ANYBODY)
}

/** Whether a part without details is to be answered. */
function saysMore(part: string, end: string): boolean {
  const plain = flatten(part)
  if (CALL_ME.test(plain) || AFTER.some((one) => one.test(plain))) return false
  return othersIn(part).length > 0 || asks(part, end)
}

function othersIn(part: string): string[] {
  const terms = new Set(termsOf(part.replaceAll(DETAIL, ' ')))
  return [...terms].filter((term) => !framing.has(term) && !/^\d+$/.test(term))
}

function asks(part: string, end: string): boolean {
  return isQuestion(part) || end.includes('?')
}

function markedUnlessOurs(found: string): string {
  const isOurs = OURS.has(digitsOf(found)) || found.toLowerCase().endsWith(OUR_DOMAIN)
  return isOurs ? found : DETAIL
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}
