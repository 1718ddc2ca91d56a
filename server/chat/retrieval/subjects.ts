// What a question is about, by the words of its field alone: for questions that are near to no known one.
import { concepts } from '../lexicon/concepts'
import { termOf } from './words'

/** What a word that two subjects share says of each. */
const WEAK = 0.5

interface Subject {
  passage: string
  share: number
}

const subjects = new Map<string, Subject[]>()
for (const { passage, strong, weak = '' } of concepts) {
  for (const word of strong.split(/\s+/)) add(word, { passage, share: 1 })
  for (const word of weak.split(/\s+/).filter(Boolean)) add(word, { passage, share: WEAK })
}

function add(word: string, subject: Subject): void {
  const term = termOf(word)
  const known = subjects.get(term) ?? []
  if (known.some(({ passage }) => passage === subject.passage)) return
  subjects.set(term, [...known, subject])
}

/** The passage of the subject that most of the terms speak for; null where only words of many subjects do. */
export function subjectOf(terms: Iterable<string>): { passage: string; sum: number } | null {
  const sums = new Map<string, { sum: number; strong: boolean }>()
  for (const term of terms) {
    for (const { passage, share } of subjects.get(term) ?? []) {
      const { sum, strong } = sums.get(passage) ?? { sum: 0, strong: false }
      sums.set(passage, { sum: sum + share, strong: strong || share === 1 })
    }
  }
  const ranked = concepts
    .map(({ passage }) => ({ passage, sum: 0, strong: false, ...sums.get(passage) }))
    .filter(({ strong }) => strong)
    .sort((a, b) => b.sum - a.sum)
  return ranked[0] ?? null
}

/** Whether a term is one of any subject. */
export function isOfSubject(term: string): boolean {
  return subjects.has(term)
}

/** Whether a term speaks for a subject by itself. */
export function isStrong(term: string): boolean {
  return subjects.get(term)?.some(({ share }) => share === 1) ?? false
}

/** The subjects that a term speaks for by itself, as terms of their own. */
export function subjectTerms(term: string): string[] {
  return (subjects.get(term) ?? [])
    .filter(({ share }) => share === 1)
    .map(({ passage }) => `#${passage}`)
}
