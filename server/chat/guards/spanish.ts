// Spanish questions: recognised, and read word by word into the English that the search knows.
import { spanishMarks, spanishToEnglish } from '../lexicon/spanish-words'
import { normalize } from '../retrieval/words'

const WHOLE = /\b(?:fin(?:es)? de semana)\b/g

/** Null when the text is not Spanish; else what it asks, in English words. */
export function readSpanish(text: string): string | null {
  const words = normalize(text).split(' ')
  const marks = words.filter((word) => spanishMarks.has(word)).length
  const marked = /[¿¡ñ]/i.test(text)
  const share = marks / Math.max(1, words.length)
  if (
    !(marks >= 2 && share >= 0.3) &&
    !(marked && marks >= 1) &&
    !(words.length === 1 && marks === 1 && words[0] !== 'a')
  ) {
    return null
  }
  return normalize(text)
    .replace(WHOLE, 'fin')
    .split(' ')
    .map((word) => spanishToEnglish[word] ?? (spanishMarks.has(word) ? '' : word))
    .filter((word) => word !== '')
    .join(' ')
}
