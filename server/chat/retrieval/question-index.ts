// Finds the topic of a question by the questions that are known to be about it.
import { normalize, termOf, wordsOf } from './words'

interface Known {
  topic: string
  /** What its terms weigh together. */
  weight: number
}

export interface TopicMatch {
  topic: string
  /** 0 to 1: how much of the question and of the known one they have in common. */
  likeness: number
}

/** Of the words of two questions of common words, how many they share. */
const ALIKE = 0.4
/** A word that no known question has weighs as if so many had it. */
const FOREIGN = 1.5
/** What a word in the question that the known one lacks costs, against the other way round. */
const EXTRA_IN_QUESTION = 0.45
const MISSING_IN_QUESTION = 0.55

export class QuestionIndex {
  readonly #known: Known[] = []
  /** For each term the questions that have it, by their place in `#known`. */
  readonly #having = new Map<string, number[]>()
  readonly #exact = new Map<string, string>()
  readonly #bare = new Map<string, string>()
  readonly #weights = new Map<string, number>()
  readonly #foreign: number
  /** Every word as written: what a typo may have been meant to be. */
  readonly words = new Set<string>()

  constructor(questions: readonly (readonly [topic: string, question: string])[]) {
    for (const [topic, question] of questions) this.#add(topic, question)
    for (const [term, { length }] of this.#having) this.#weights.set(term, this.#weightOf(length))
    this.#foreign = this.#weightOf(FOREIGN)
    for (const [term, places] of this.#having) {
      for (const place of places) {
        const known = this.#known[place]
        if (known) known.weight += this.weight(term)
      }
    }
  }

  #add(topic: string, question: string): void {
    const words = wordsOf(question)
    const terms = new Set(words.map(termOf))
    for (const word of words) this.words.add(word)
    for (const term of terms) {
      const having = this.#having.get(term) ?? []
      having.push(this.#known.length)
      this.#having.set(term, having)
    }
    this.#known.push({ topic, weight: 0 })
    const text = normalize(question)
    if (!this.#exact.has(text)) this.#exact.set(text, topic)
    if (terms.size === 0 && !this.#bare.has(text)) this.#bare.set(text, topic)
  }

  knows(term: string): boolean {
    return this.#having.has(term)
  }

  /** Rare words tell more than common ones; one that no question has tells that it is about something else. */
  weight(term: string): number {
    return this.#weights.get(term) ?? this.#foreign
  }

  #weightOf(times: number): number {
    return Math.log(1 + this.#known.length / times) ** 1.2
  }

  /** The topic of a question in exactly these words. */
  exact(question: string): string | null {
    return this.#exact.get(normalize(question)) ?? null
  }

  /** The topic of a question of common words only, such as "so what is it that you do": by those words. */
  bare(question: string): string | null {
    const said = new Set(normalize(question).split(' '))
    let [best, most] = [null as string | null, 0]
    for (const [text, topic] of this.#bare) {
      const words = text.split(' ')
      const common = words.filter((word) => said.has(word)).length
      const share = common / (words.length + said.size - common)
      if (share > most) [best, most] = [topic, share]
    }
    return most >= ALIKE ? best : null
  }

  /** The likeliest topic. @param terms with what each counts, 0 to 1 */
  match(terms: ReadonlyMap<string, number>): TopicMatch | null {
    let asked = 0
    const common = new Map<number, number>()
    for (const [term, share] of terms) {
      const weight = this.weight(term) * share
      asked += weight
      for (const place of this.#having.get(term) ?? []) {
        common.set(place, (common.get(place) ?? 0) + weight)
      }
    }
    let best: TopicMatch | null = null
    for (const [place, shared] of common) {
      const known = this.#known[place]
      if (!known) continue
      const extra = Math.max(0, asked - shared) * EXTRA_IN_QUESTION
      const missing = (known.weight - shared) * MISSING_IN_QUESTION
      const likeness = shared / (shared + extra + missing)
      if (likeness > (best?.likeness ?? 0)) best = { topic: known.topic, likeness }
    }
    return best
  }
}
