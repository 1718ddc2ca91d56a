// Recognizes what nobody should type into a chat: card numbers, social security numbers and passwords.
import { flatten } from './deobfuscate'

/** By their first digit: what begins with another is the number of an invoice or a parcel. */
const CARD = /(?<![\w-]|\d )[3-6]\d(?:[ -]?\d){11,14}(?![\w-]| ?\d)/
const SOCIAL_SECURITY =
  /(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])|\b(?:ssn|social security(?: number)?|social)\W+(?:is\W+)?\d{9}\b/
/** With a digit or a sign in it: "my password is expired" tells none. */
const PASSWORD =
  /\b(?:password|passcode|passphrase|pin|pw)(?: (?:for|to|of) \w+(?: \w+)?)?(?: is| was| ?[=:]) ?["'“]?(?!\d+ (?:days|weeks|months|years|characters)\b)(?=[^\s?]*[\d$%^&*#@])[^\s?]{4,}/

/** Whether a message holds a secret that this chat needs no more than anybody else. */
export function holdsSecret(text: string): boolean {
  const plain = flatten(text)
  return [CARD, SOCIAL_SECURITY, PASSWORD].some((one) => one.test(plain))
}
