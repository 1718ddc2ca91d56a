// Reduces a sentence to the terms that say what it is about: normalized, without stop words, stemmed, by synonym.
import { keptForTurn } from '../kept-for-turn'
import { clausePhrases } from '../lexicon/clause-phrases'
import { phrases } from '../lexicon/phrases'
import { stopWords } from '../lexicon/stop-words'
import { synonyms } from '../lexicon/synonyms'
import { withoutAccents } from '../without-accents'
import { piecesOf } from './clauses'
import { stemOf } from './stem'

const canonical = new Map<string, string>()
for (const group of synonyms) {
  const [first = ''] = group
  for (const word of group) canonical.set(stemOf(word), stemOf(first))
}

/** Lower case, without accents, apostrophes and punctuation; fixed phrases become one word. */
export const normalize = keptForTurn((text) => {
  const spoken = withoutAccents(text)
    .replace(/(?<![A-Z] )\bIT\b(?! [A-Z]{2})/g, 'infotech')
    .toLowerCase()
    .replace(/[’‘`']/g, "'")
    .replace(/\b(\w+)n't\b/g, '$1 not')
    .replace(/\b(that|it|what|there)'s\b|\b(that|what)s\b/g, '$1$2 is')
    .replace(/'(s|re|ve|ll|d|m)\b/g, ' ')
  let plain = piecesOf(spoken).map(readClause).join(' ').replace(/\s+/g, ' ').trim()
  for (const [pattern, word] of phrases) plain = plain.replace(pattern, word)
  return plain.replace(/\s+/g, ' ').trim()
})

function readClause(clause: string): string {
  let plain = clause.replace(/[^\p{L}\p{N}$%]+/gu, ' ').trim()
  for (const [pattern, word] of clausePhrases) plain = plain.replace(pattern, word)
  return plain
}

/** The normalized words that carry meaning, not stemmed. */
export function wordsOf(text: string): string[] {
  return tellingWords(normalize(text))
}

function tellingWords(normal: string): string[] {
  return normal.split(' ').filter((word) => !/^[a-z]?$/.test(word) && !stopWords.has(word))
}

/** A known question, parsed once for all indexes. */
export interface KnownQuestion {
  topic: string
  text: string
  terms: ReadonlySet<string>
}

export function readKnown(topic: string, question: string): KnownQuestion {
  const text = normalize(question)
  return { topic, text, terms: new Set(tellingWords(text).map(termOf)) }
}

/** The term a word is indexed under: its stem, or that of the first word of its synonyms. */
export function termOf(word: string): string {
  const stem = stemOf(word)
  return canonical.get(stem) ?? stem
}

export function termsOf(text: string): string[] {
  return wordsOf(text).map(termOf)
}
