// Determines a question's subject by vocabulary alone: for questions near no known one.
import { concepts } from '../lexicon/concepts'
import { wordListOf } from '../lexicon/word-list'
import { termOf } from './words'

/** The weight of a subject's weak words. */
const WEAK = 0.5

interface Subject {
  passage: string
  share: number
}

const subjects = new Map<string, Subject[]>()
for (const { passage, strong, weak = '' } of concepts) {
  for (const word of wordListOf(strong)) add(word, { passage, share: 1 })
  for (const word of wordListOf(weak)) add(word, { passage, share: WEAK })
}

function add(word: string, subject: Subject): void {
  const term = termOf(word)
  const known = subjects.get(term) ?? []
  if (known.some(({ passage }) => passage === subject.passage)) return
  subjects.set(term, [...known, subject])
}

/** The passage of the subject with the highest weight among the terms; null if no term alone identifies one. */
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

/** Whether a term belongs to any subject. */
export function isOfSubject(term: string): boolean {
  return subjects.has(term)
}

/** Whether a term alone identifies a subject. */
export function isStrong(term: string): boolean {
  return subjects.get(term)?.some(({ share }) => share === 1) ?? false
}

/** The subjects that a term alone identifies, as terms themselves. */
export function subjectTerms(term: string): string[] {
  return (subjects.get(term) ?? [])
    .filter(({ share }) => share === 1)
    .map(({ passage }) => `#${passage}`)
}

/** The terms and the subjects that they identify, each with its share. */
export function withSubjects(terms: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map(terms)
  for (const [term, share] of terms) {
    for (const subject of subjectTerms(term)) {
      all.set(subject, Math.max(share, all.get(subject) ?? 0))
    }
  }
  return all
}
