// Quotes what a passage says about a question, in the passage's own sentences.
import { stemmer } from 'stemmer'
import type { Passage } from '../passages/passage'
import { isListOfTopics } from '../retrieval/ordinals'
import { normalize, termsOf } from '../retrieval/words'
import type { Part } from './answer'

/** Number of consecutive sentences quoted from a long excerpt. */
const MOST_SENTENCES = 4
/** An excerpt with at most this many sentences is shown whole. */
const SHOWN_WHOLE = 5
const MOST_ITEMS = 12
const SOME_ITEMS = 4
/** Share of a sentence's words that make it a repetition of an earlier one; under `LONG` words it is always kept. */
const REPEATED = 0.55
const LONG = 10

/** @param terms the question's: they select which part of a long passage is quoted */
export function quotePassage(passage: Passage, terms: ReadonlySet<string>): Part[] {
  const { form, sentences, listed = [], items } = passage
  if (form === 'list') {
    const items = isListOfTopics(passage.id) ? sentences : nearestFirst(sentences, terms)
    return [{ kind: 'ul', items: items.slice(0, MOST_ITEMS) }]
  }
  if (form === 'steps') return [{ kind: 'ol', items: sentences.slice(0, MOST_ITEMS) }]
  const quoted =
    form === 'whole' || sentences.length <= SHOWN_WHOLE ? sentences : best(sentences, terms)
  return [
    ...inParts(quoted.filter(isNew).filter(isComplete), listed),
    ...(items ? [{ kind: 'ul', items: nearest(items, terms) } as const] : []),
  ]
}

/** Consecutive items become a list, and consecutive sentences a paragraph. */
function inParts(sentences: readonly string[], listed: readonly string[]): Part[] {
  const parts: ({ kind: 'p'; text: string } | { kind: 'ul'; items: string[] })[] = []
  for (const sentence of sentences) {
    const last = parts.at(-1)
    if (listed.includes(sentence)) {
      if (last?.kind === 'ul') last.items.push(sentence)
      else parts.push({ kind: 'ul', items: [sentence] })
    } else if (last?.kind === 'p') last.text += ` ${sentence}`
    else parts.push({ kind: 'p', text: sentence })
  }
  return parts
}

/** A sentence that ends in a colon introduces a list, which is a separate passage. */
function isComplete(sentence: string): boolean {
  return !sentence.endsWith(':')
}

/** The items with most of the question's terms, in the content's order: levels of urgency have one. */
function nearest(items: readonly string[], terms: ReadonlySet<string>): string[] {
  const chosen = new Set(nearestFirst(items, terms).slice(0, SOME_ITEMS))
  return items.filter((item) => chosen.has(item))
}

/** A long list leads with the items that have most of the question's terms. */
function nearestFirst(items: readonly string[], terms: ReadonlySet<string>): readonly string[] {
  if (items.length <= SOME_ITEMS) return items
  const hits = (item: string) => distinctTermsOf(item).filter((term) => terms.has(term)).length
  return [...items].sort((a, b) => hits(b) - hits(a))
}

/** Whether a sentence adds to the earlier ones: a page's lead and its summary can be nearly the same. */
function isNew(sentence: string, place: number, sentences: readonly string[]): boolean {
  const words = [...stemsOf(sentence)]
  if (words.length < LONG) return true
  return sentences.slice(0, place).every((earlier) => {
    const said = stemsOf(earlier)
    return words.filter((word) => said.has(word)).length < words.length * REPEATED
  })
}

// Called only with the content's own sentences, so these caches are bounded.
const stemsOf = memoize((sentence) => new Set(normalize(sentence).split(' ').map(stemmer)))
const distinctTermsOf = memoize((sentence) => [...new Set(termsOf(sentence))])

/** Most of an answer's time went into parsing the same sentences again. */
function memoize<T>(read: (sentence: string) => T): (sentence: string) => T {
  const known = new Map<string, T>()
  return (sentence) => {
    const before = known.get(sentence)
    if (before !== undefined) return before
    const result = read(sentence)
    known.set(sentence, result)
    return result
  }
}

/** The consecutive sentences with most of the question's terms: taken apart, they could change meaning. */
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
