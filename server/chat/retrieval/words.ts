// From a sentence to the words that tell what it is about: one spelling, no filler, stems, synonyms.
import { stemmer } from 'stemmer'
import { phrases } from '../lexicon/phrases'
import { stopWords } from '../lexicon/stop-words'
import { synonyms } from '../lexicon/synonyms'

const canonical = new Map<string, string>()
for (const group of synonyms) {
  const [first = ''] = group
  for (const word of group) canonical.set(stemmer(word), stemmer(first))
}

/** Lower case, without accents, apostrophes and punctuation; fixed phrases become one word. */
export function normalize(text: string): string {
  let plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?<![A-Z] )\bIT\b(?! [A-Z]{2})/g, 'infotech')
    .toLowerCase()
    .replace(/[’‘`´']/g, "'")
    .replace(/\b(\w+)n't\b/g, '$1 not')
    .replace(/'(s|re|ve|ll|d|m)\b/g, ' ')
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
  for (const [pattern, word] of phrases) plain = plain.replace(pattern, word)
  return plain.replace(/\s+/g, ' ')
}

/** The words that carry meaning, as written. */
export function wordsOf(text: string): string[] {
  return normalize(text)
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word))
}

/** What a word is found under: its stem, or that of the first word of its synonyms. */
export function termOf(word: string): string {
  const stem = stemmer(word)
  return canonical.get(stem) ?? stem
}

export function termsOf(text: string): string[] {
  return wordsOf(text).map(termOf)
}
