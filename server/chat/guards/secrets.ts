// Recognizes what nobody should type into a chat: card numbers, social security numbers and passwords.
import { flatten } from './deobfuscate'

/** As long as those that begin so are, and no part of a longer number. */
const CARD =
  /(?<![\w-]|\d )(?:3[47](?:[ -]?\d){13}|3[068](?:[ -]?\d){12}|(?:2[2-7]|[456]\d)(?:[ -]?\d){14})(?![\w-]| ?\d)/g
const SOCIAL_SECURITY = /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/g
/** Numbers of the same form that others give to things. */
const OTHER_NUMBER =
  /\b(?:part|customer|order|invoice|model|serial|case|ticket|job|tracking)(?: (?:number|no\.?|id))?(?: is)?:? #?$/
const NAMED_SOCIAL_SECURITY =
  /\b(?:ssn|social security(?: number)?|social)\W+(?:is\W+)?\d{3}[ -]?\d{2}[ -]?\d{4}\b/
/** With a digit or a sign in it: "my password is expired" tells none. */
const WITH_SIGN = String.raw`["'“]?(?!\d[\d+-]* ?(?:days|weeks|months|years|characters|digits?|factor|%|percent)(?!\w))(?=[^\s?]*[\d$%^&*#@])[^\s?]{4,}`
const WORD = '(?:password|passcode|passphrase|pin|pw)'
const PASSWORD = new RegExp(
  [
    String.raw`\b${WORD}(?: (?:for|to|of)(?: \w+){1,5}?)?(?:'s| is| was| ?[=:]) ?${WITH_SIGN}`,
    String.raw`\b(?:pw (?!(?:(?:office|microsoft|[om])-?365|win(?:dows)?-?1[01])(?:'s)?(?![^\s.,;:?)/"'”’-]|-(?![a-z]+(?:\s|$))))|pass ?[=:] ?)${WITH_SIGN}`,
    String.raw`\b(?:my|our) pin(?: code| number)? \d{4,8}\b`,
    String.raw`\b(?:login|log-in|credentials?)(?: is| are| was| ?[=:]) ?[^\s/]{2,64} ?/ ?${WITH_SIGN}`,
    String.raw`(?<!\S)(?=\S*[\d$%^&*#@])\S{4,64} as (?:my|our|the) ${WORD}\b(?! (?:manager|vault|store|safe|keeper|policy|rule|tool|app|solution|system)\b)`,
  ].join('|'),
)

/** Whether a message holds a secret that this chat needs no more than anybody else. */
export function holdsSecret(text: string): boolean {
  const plain = flatten(text)
  if (NAMED_SOCIAL_SECURITY.test(plain) || PASSWORD.test(plain)) return true
  const cards = numbersIn(plain, CARD).filter(isCardNumber)
  return cards.length > 0 || numbersIn(plain, SOCIAL_SECURITY).length > 0
}

/** Without those that are said to be of something else. */
function numbersIn(plain: string, form: RegExp): string[] {
  return Array.from(plain.matchAll(form))
    .filter(({ index }) => !OTHER_NUMBER.test(plain.slice(0, index)))
    .map(([number]) => number)
}

/** Whether the last digit checks the others, as on every card: of every other kind of number, one in ten does. */
function isCardNumber(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, ''), Number).reverse()
  const sum = digits.reduce(
    (total, digit, place) => total + (place % 2 ? doubled(digit) : digit),
    0,
  )
  return sum % 10 === 0
}

/** Twice a digit, and the digits of that added. */
function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2
}
