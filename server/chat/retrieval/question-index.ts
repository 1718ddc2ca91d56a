// Finds the topic of a question by the questions that are known to be about it.
import { normalize, termOf, wordsOf } from './words'

interface Known {
  topic: string
  terms: ReadonlySet<string>
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
  readonly #exact = new Map<string, string>()
  readonly #frequency = new Map<string, number>()
  readonly #bare = new Map<string, string>()
  readonly #weights = new Map<string, number>()
  readonly #foreign: number
  /** Every word as written: what a typo may have been meant to be. */
  readonly words = new Set<string>()

  constructor(questions: Iterable<readonly [topic: string, question: string]>) {
    for (const [topic, question] of questions) {
      const words = wordsOf(question)
      const terms = new Set(words.map(termOf))
      for (const word of words) this.words.add(word)
      for (const term of terms) this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1)
      this.#known.push({ topic, terms })
      const text = normalize(question)
      if (!this.#exact.has(text)) this.#exact.set(text, topic)
      if (terms.size === 0 && !this.#bare.has(text)) this.#bare.set(text, topic)
    }
    for (const [term, times] of this.#frequency) this.#weights.set(term, this.#weightOf(times))
    this.#foreign = this.#weightOf(FOREIGN)
  }

  knows(term: string): boolean {
    return this.#frequency.has(term)
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

  /** The likeliest topics, best first. @param terms with what each counts, 0 to 1 */
  match(terms: ReadonlyMap<string, number>): TopicMatch[] {
    let asked = 0
    for (const [term, share] of terms) asked += this.weight(term) * share
    const best = new Map<string, number>()
    for (const known of this.#known) {
      const likeness = this.#likeness(known, terms, asked)
      if (likeness > (best.get(known.topic) ?? 0)) best.set(known.topic, likeness)
    }
    return Array.from(best, ([topic, likeness]) => ({ topic, likeness })).sort(
      (a, b) => b.likeness - a.likeness,
    )
  }

  #likeness({ terms: known }: Known, terms: ReadonlyMap<string, number>, asked: number): number {
    let [common, missing] = [0, 0]
    for (const term of known) {
      const share = terms.get(term) ?? 0
      common += this.weight(term) * share
      missing += this.weight(term) * (1 - share)
    }
    if (common === 0) return 0
    const extra = Math.max(0, asked - common)
    return common / (common + extra * EXTRA_IN_QUESTION + missing * MISSING_IN_QUESTION)
  }
}
