// What a passage says to a question, in the passage's own sentences.
import { stemmer } from 'stemmer'
import type { Passage } from '../passages/passage'
import { normalize, termsOf } from '../retrieval/words'
import type { Part } from './answer'

/** Sentences of an excerpt that are shown together. */
const MOST_SENTENCES = 4
/** An excerpt up to this length is shown whole. */
const SHORT = 5
const MOST_ITEMS = 12
const SOME_ITEMS = 4
/** Of a sentence's words, how many in another make it a repetition; a shorter one than `LONG` words is kept. */
const REPEATED = 0.55
const LONG = 10

/** @param terms of the question: they choose where a long passage is quoted from */
export function quotePassage(passage: Passage, terms: ReadonlySet<string>): Part[] {
  const { form, sentences, items } = passage
  if (form === 'list') return [{ kind: 'ul', items: sentences.slice(0, MOST_ITEMS) }]
  if (form === 'steps') return [{ kind: 'ol', items: sentences.slice(0, MOST_ITEMS) }]
  const quoted = form === 'whole' || sentences.length <= SHORT ? sentences : best(sentences, terms)
  const text = quoted.filter(isNew).filter(isComplete).join(' ')
  return [
    { kind: 'p', text },
    ...(items ? [{ kind: 'ul', items: nearest(items, terms) } as const] : []),
  ]
}

/** A sentence that ends in a colon leads to a list, which is a passage of its own. */
function isComplete(sentence: string): boolean {
  return !sentence.endsWith(':')
}

/** A few of the items, those with most of the question's terms first. */
function nearest(items: readonly string[], terms: ReadonlySet<string>): string[] {
  const hits = (item: string) => distinctTermsOf(item).filter((term) => terms.has(term)).length
  return [...items].sort((a, b) => hits(b) - hits(a)).slice(0, SOME_ITEMS)
}

/** Whether a sentence says more than one before it: a page's lead and its summary can be nearly the same. */
function isNew(sentence: string, place: number, sentences: readonly string[]): boolean {
  const words = [...stemsOf(sentence)]
  if (words.length < LONG) return true
  return sentences.slice(0, place).every((earlier) => {
    const said = stemsOf(earlier)
    return words.filter((word) => said.has(word)).length < words.length * REPEATED
  })
}

// Both are asked of the content's own sentences only, so what is kept has an end.
const stemsOf = once((sentence) => new Set(normalize(sentence).split(' ').map(stemmer)))
const distinctTermsOf = once((sentence) => [...new Set(termsOf(sentence))])

/** Reads each sentence once: most of an answer's time went into reading the same ones again. */
function once<T>(read: (sentence: string) => T): (sentence: string) => T {
  const known = new Map<string, T>()
  return (sentence) => {
    const before = known.get(sentence)
    if (before !== undefined) return before
    const result = read(sentence)
    known.set(sentence, result)
    return result
  }
}

/** The run of neighboring sentences with most of the question's terms: apart, they could change meaning. */
function best(sentences: readonly string[], terms: ReadonlySet<string>): readonly string[] {
  const hits = sentences.map(
    (sentence) => distinctTermsOf(sentence).filter((term) => terms.has(term)).length,
  )
  let [start, most] = [0, -1]
  for (let i = 0; i + MOST_SENTENCES <= sentences.length; i++) {
    const sum = hits.slice(i, i + MOST_SENTENCES).reduce((total, hit) => total + hit, 0)
    if (sum > most) [start, most] = [i, sum]
  }
  return sentences.slice(start, start + MOST_SENTENCES)
}
