// Recognizes visitors who leave a phone number or an email address in the chat, where nobody on our team reads it.
import { company } from '../../../src/content/company'
import { pattern } from '../lexicon/wording'
import { isQuestion } from '../retrieval/clauses'
import { isStrong } from '../retrieval/subjects'
import { termOf, termsOf, wordsOf } from '../retrieval/words'
import { flatten } from './deobfuscate'
import { mayBeName } from './may-be-name'

/** Takes the place of a phone number or an address. */
const DETAIL = 'contactdetail'

const EMAIL =
  /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}(?: ?@ ?| ?[([] ?at ?[)\]] ?)(?!\d{1,2}\.[ap]m\b)(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+|(?<![\w.+-])[\w.+-]{1,64} ?[([]? ?\bat\b ?[)\]]? ?[\w-]+ ?[([]? ?\bdot\b ?[)\]]? ?(?:com|net|org|edu|us|co|io|biz|info)\b/giu
const PHONE =
  /(?<![\w$#/.-]|\b(?:ticket|case|order|invoice|serial|account|request|error|code|part|kb|model|version|sku|ref|reference)(?: number| no\.?)? ?#? ?)(?:\+(?=(?:[-. ()]*\d){8})\d{1,3}(?:[-. ]?\(?\d{1,4}\)?){2,6}|(?:\+\d{1,3}[-. ]?)?(?:(?:1[-. ])?(?:\(\d{3}\)|\d{3})[-. /]{0,2}\d{3}[-. ]?\d{4}|\d{3}[-.]\d{4}))(?: ?(?:x|ext\.?|extension) ?\d{1,6})?(?![\w-]|\.\d)/gi
const OUR_PHONE = digitsOf(company.phone.href)
const OUR_DOMAIN = company.email.info.replace(/^.*@/, '@')

/** Asks to be called or written to. */
const CALL_ME =
  /\b(?:call|ring|phone|text|e-?mail|mail|contact|reach|write|message|ping|notify|get back to|get in touch with|sign|send(?: \w+){1,3} to) (?:me|us|him|her|back|(?:my|our) (?:wife|husband|partner|boss|assistant|secretary|manager|office|cell|mobile))\b|\b(?:write|take|jot|note|put) (?:down (?:my|our)|(?:my|our) (?:\w+ )?(?:number|cell|phone|e-?mail|address) down)\b|\b(?:have|get|tell|ask) (?:\w+ ){1,3}(?:to )?(?:call|ring|phone|text|e-?mail|contact|reach|write)\b|\b(?:ll[aá]m|escr[ií]b|cont[aá]ct|av[ií]s)\w*(?:me|nos)\b/
const MINE = /\b(?:my|me|mine|our|us|mi|mis)\b/
/** "My wife's cell is" leaves a number, whoever it belongs to. */
const GIVEN = pattern`^\W*(?:(?:and|so|ok|okay|hi|hello|hey) )*(?:my|our) (?:[\w']+ ){0,2}?(?:number|phone|cell|mobile|line|desk|fax|e-?mail|mail)(?: (?:number|phone|address))?(?: (?:is|at))?\W*${DETAIL}\W*$`
/** Tells what somebody else wants, who may be an attacker. */
const THIRD_PARTY = pattern`\b(?:says?|saying|(?<!\b(?:i|we) )(?:said|told)|tells|wrote|writes|asks|asked|claims?)\b|\bfrom (?:\w+ )?${DETAIL}`
/** What is to be done with an address, or what goes wrong with it, in words that could be names. */
const MATTER = /\b(?:set(?:ting)? up|resets?|reset+ing|bounc(?:e[sd]?|ing))\b/
/** Wants the opposite. */
const ENDS_CONTACT = /\b(?:unsubscribe|remove|delete|opt out|stop|take|off)\b/

/** What is said around a phone number or an address; "when can I expect" is read as a question of speed. */
const framing = new Set(
  termsOf(
    `call callback contact reach phone mobile cell text sms email address number direct line desk extension ext fastest
    preferred sign signup send write message whatsapp ask asap morning afternoon evening weekday speed clocktime
    correo telefono numero celular mi es`,
  ),
)
/** Number of other terms, such as a name, beside details of the visitor's own, and of anybody's. */
const MOST_OF_MINE = 2
const MOST_OF_ANYBODY = 1

/** The parts of a message, with what separates them. */
const PARTS = /((?:[.!?;\n]+|,)\s*|\s+(?:and|but|or|so)\s+)/

/** The details, and what follows at the end of such a question. One that goes on asks of something else. */
const THEM = String.raw`(?: (?:it|that|this|me|us|(?:my|the) (?:\w+ ){0,2}(?:number|e-?mail|address|phone|cell|details?|info\w*|message|name|request))\b(?: (?:down|on|all|right|yet|ok|okay))*)`
const END = String.raw`(?: (?:yet|now|then|already|please|and when|for (?:me|us)|for (?:tomorrow|\w+day)))*\W*$`
const BEFORE = '^(?:(?:ok|okay|so|and|great|cool|thanks|then) )*'

/** Asks what became of the details, or adds when to call. */
const AFTER: readonly RegExp[] = [
  pattern`\b(?:did|have|has|do|does) (?:you|u|they|he|she|someone|somebody|anyone) (?:\w+ )?(?:get|got|have(?= my\b)|received?|saved?|noted?|writ(?:e|ten)|tak(?:e|en)|pass(?:ed)?)${THEM}?${END}`,
  pattern`\b(?:did|has|have) (?:it|that|this|everything|my \w+) (?:\w+ )?(?:work(?:ed)?|go(?:ne)? through|got?|get(?: \w+)?|saved?|noted)${END}`,
  pattern`${BEFORE}(?:is|are|am|was) (?:that|it|this|we|i|everything|my \w+) (?:all |now |also )*(?:confirmed|booked|scheduled|arranged|set(?: up)?|noted(?: down)?|saved|done|signed up|subscribed|on the list|ok|okay|good)${END}`,
  /^(?:(?:y|pero|entonces) )*(?:cuando|a que hora|quien) (?:me|nos) (?:van a )?(?:llam|contact|escrib|marc)\w*\W*$/,
  // Who wants to call us asks for our number.
  pattern`${BEFORE}(?:when|what time|how soon|how long until|will|who|are|is|can i expect|should i expect)\b(?!.*\b(?:i|we) (?:call|ring|phone|contact|reach|e-?mail|text|write)\b).{0,30}\b(?:(?:call|ring|phone|contact|reach|e-?mail|text|writ)(?:e|s|ing)?|get back|hear (?:from|back)|be in touch)(?: (?:me|us|him|her|you|someone|back|from|to|with|again|soon|tomorrow|(?:on |this |next )?(?:\w+day|morning|afternoon|evening|week)))*${END}`,
  pattern`${BEFORE}(?:(?:any ?time|early|late|before|after|around|at|by|on|this|next|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|mornings?|afternoons?|evenings?|noon|lunch|or|\d{1,2}(?::\d\d)?(?!\d)|am|pm|a\.m|p\.m) ?)+(?:(?:works?|is|would be|suits?|will do) ?(?:for )?(?:me|us|best|fine|good|great|better|ok|okay|well)*(?: for me| for us)?)?[.! ]*$`,
  /\b(?:get|take|remove|sign|stay) (?:me |myself |us )?(?:\w+ )?off (?:it|that|this|the list|again)\b/,
]

interface Details {
  /** What else the message says. */
  rest: string
  /** Whether it leaves details for us, or asks to be contacted at them. */
  hasDetails: boolean
}

/** Separates the contact details that a visitor leaves from the rest of the message. */
export function readDetails(text: string): Details {
  const marked = inPlainSigns(text)
    .replace(EMAIL, markedUnlessOurs)
    .replace(PHONE, markedUnlessOurs)
  if (!marked.includes(DETAIL)) return { rest: text, hasDetails: false }
  const parts = marked.split(PARTS)
  const leaves = parts.map((part, at) => at % 2 === 0 && leavesDetails(part, parts[at + 1] ?? ''))
  const blank = (words: string) => words.replaceAll(DETAIL, ' ').replace(/ {2,}/g, ' ').trim()
  if (!leaves.includes(true)) return { rest: blank(marked), hasDetails: false }
  const others = parts.filter(
    (part, at) => at % 2 === 0 && !leaves[at] && saysMore(part, parts[at + 1] ?? ''),
  )
  return { rest: blank(others.join(', ')), hasDetails: true }
}

/** With the digits and hyphens of a keyboard: copied text has others. */
function inPlainSigns(text: string): string {
  return text.normalize('NFKC').replace(/[\u2010-\u2015\u2212]/g, '-')
}

/** Whether a later message is about the details, or the call that they were left for. */
export function asksAfterDetails(text: string): boolean {
  if (othersIn(text).map(termOf).some(isStrong)) return false
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
  if (ENDS_CONTACT.test(plain) || THIRD_PARTY.test(plain)) return false
  if (CALL_ME.test(plain)) return true
  const isMine = MINE.test(plain)
  if (asks(part, end) || MATTER.test(plain) || (!isMine && /\bfrom\b/.test(plain))) return false
  const others = othersIn(part)
  if (others.map(termOf).some(isStrong)) return false
  if (GIVEN.test(plain)) return true
  // Whatever is no name tells more of the address: "is full", "block", "stopped".
  const surnames = capitalizedIn(part)
  if (!others.every((word) => mayBeName(word) || surnames.has(word))) return false
  return others.length <= (isMine ? MOST_OF_MINE : MOST_OF_ANYBODY)
}

/** The capitalized words, in lower case, except the first, which needs no reason for its capital. */
function capitalizedIn(part: string): ReadonlySet<string> {
  const found = part.trim().match(/(?<=\S\s+)\p{Lu}[\p{L}'’-]*/gu) ?? []
  return new Set(found.map((word) => word.toLowerCase()))
}

/** Whether a part without details is to be answered. */
function saysMore(part: string, end: string): boolean {
  const plain = flatten(part)
  if (CALL_ME.test(plain) || AFTER.some((one) => one.test(plain))) return false
  return othersIn(part).length > 0 || asks(part, end)
}

/** The words that say more than that these are contact details. */
function othersIn(part: string): string[] {
  const words = new Set(wordsOf(part.replaceAll(DETAIL, ' ')))
  return [...words].filter((word) => !framing.has(termOf(word)) && !/^\d+$/.test(word))
}

function asks(part: string, end: string): boolean {
  return isQuestion(part) || end.includes('?')
}

function markedUnlessOurs(found: string): string {
  const isOurs = digitsOf(found) === OUR_PHONE || found.toLowerCase().endsWith(OUR_DOMAIN)
  return isOurs ? found : DETAIL
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}
