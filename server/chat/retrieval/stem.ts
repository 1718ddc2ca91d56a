// The stem of an English word: what words that are found together have in common.
import { stemmer } from 'stemmer'

/** The stemmer takes these for others, which they only look as if they came from. */
const APART = new Set(
  `account accounts date dates engine engines busy busier busiest experiment experiments experimental international
  internationally compute computes computed direct directed directly director directors list lists listed organ
  organs universe universal university universities conversion conversions opera operas general relative relatives
  responsible responsibility responsibilities secretary paste stations nation national nature natural`.split(
    /\s+/,
  ),
)

export function stemOf(word: string): string {
  // No stem has such a sign.
  return APART.has(word) ? `${word.replace(/s$/, '')}=` : stemmer(word)
}
