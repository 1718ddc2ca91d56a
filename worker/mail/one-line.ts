// What somebody typed, as a part of a header.

/** Longest part of a subject, in characters. */
const LONGEST = 60

/** Line breaks and other control characters, and those that reverse what is read after them. */
const UNFIT = /[\s\p{Cc}\u061C\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu

/** How an encoded word begins (RFC 2047): a reader would show what it stands for in place of what was typed. */
const ENCODED = /=\?/g

/** One line, not too long. The mail library encodes what is not ASCII. */
export function oneLine(text: string): string {
  // By code points: half of a surrogate pair is no text.
  return [...text.replace(UNFIT, ' ').replace(ENCODED, '= ?').trim()]
    .slice(0, LONGEST)
    .join('')
    .trim()
}
