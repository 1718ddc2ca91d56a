// Finds what a sentence says something of all of: "every request", "always".
import { termsOf } from '../retrieval/words'
import { ALL_HOURS } from './figures'

/**
 * "Any" is none if it asks or denies: "if you have any questions", "without any effort". "Every month" says how often.
 */
const UNIVERSAL =
  /\bany(?<!\b(?:if|whether|no|not|without)\b[^,;.]{0,60})\w*\b(?! (?:other |further |more )?questions?\b)|\b(?:every(?! (?:month|quarter|week|year)\b)\w*|each|all|(?:what|which|who|where|when)ever|entire\w*|whole|completely|fully|always|constantly|allhours)\b/gi

const AT_ALL_TIMES = /^(?:always|constantly|allhours)$/i

/** Where what it is about is named, if at all. */
const END = /[,;:.()]|\b(?:and|or|but|an?)\b/i

/** Characters after such a word that are searched for it: all of them each time would be slow. */
const REACH = 100

/** Terms that may stand between such a word and what it is about: "every new request". */
const NEAR = 2

/**
 * For each such word in the text, with plain figures, the terms it is about. None if only words without a meaning of
 * their own follow it.
 */
export function universalsIn(text: string): string[][] {
  return [...text.matchAll(UNIVERSAL)].map(({ 0: word, index }) => {
    if (AT_ALL_TIMES.test(word)) return [ALL_HOURS]
    const [after = ''] = text.slice(index + word.length, index + REACH).split(END, 1)
    return termsOf(after).slice(0, NEAR)
  })
}

/** Whether a statement with these says of all what is said of all. */
export function coverUniversals(
  said: readonly (readonly string[])[],
  stated: readonly (readonly string[])[],
): boolean {
  return said.every((terms) =>
    stated.some((each) => terms.length === 0 || terms.some((term) => each.includes(term))),
  )
}
