// Stems English words, so that related forms are found together.
import { stemmer } from 'stemmer'
import { wordListOf } from '../lexicon/word-list'

/** Words that the stemmer would merge with words that only look related. */
const APART = new Set(
  wordListOf(`access accessed accessing account accounts date dates engine engines busy experiment experiments international compute computes computed
  direct directed list lists listed organ organs universe universal university universities conversion
  conversions general relative relatives responsible responsibility responsibilities paste stations nation
  national nature natural`),
)

export function stemOf(word: string): string {
  // The `=` keeps it distinct from every stem.
  return APART.has(word) ? `${word.replace(/s$/, '')}=` : stemmer(word)
}
