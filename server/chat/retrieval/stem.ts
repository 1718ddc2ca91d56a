// Stems English words, so that related forms are found together.
import { stemmer } from 'stemmer'
import { wordListOf } from '../lexicon/word-list'

/** Words that the stemmer would merge with words that only look related. */
const APART = new Set(
  wordListOf(`account accounts date dates engine engines busy busier busiest experiment experiments experimental international
  internationally compute computes computed direct directed directly director directors list lists listed organ
  organs universe universal university universities conversion conversions opera operas general relative relatives
  responsible responsibility responsibilities secretary paste stations nation national nature natural`),
)

export function stemOf(word: string): string {
  // The `=` keeps it distinct from every stem.
  return APART.has(word) ? `${word.replace(/s$/, '')}=` : stemmer(word)
}
