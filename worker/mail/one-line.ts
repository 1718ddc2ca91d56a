// Makes visitor input safe to use in a mail header.

/** Maximum length of one part of a subject, in characters. */
const MAX_LENGTH = 60

/** White space, control characters, and bidirectional formatting characters, which reverse the text after them. */
const UNFIT = /[\s\p{Cc}\u061C\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu

/** Start of an encoded word (RFC 2047): a mail client would show its decoded form instead of what was typed. */
const ENCODED = /=\?/g

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Ends the influence of right-to-left letters on what follows them. */
const LEFT_TO_RIGHT_MARK = '\u200E'

/** `oneLine` for one of several parts of a line: right-to-left letters do not pull the digits of the next one to them. */
export function linePart(text: string): string {
  const line = oneLine(text)
  return isRightToLeft(line) ? `${line}${LEFT_TO_RIGHT_MARK}` : line
}

/** Whether it has a letter of a script that is written from right to left. */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Returns one line of limited length. nodemailer encodes non-ASCII text. */
export function oneLine(text: string): string {
  // Cut by code points, never through a surrogate pair.
  return [...text.replace(UNFIT, ' ').replace(ENCODED, '= ?').trim()]
    .slice(0, MAX_LENGTH)
    .join('')
    .trim()
}
