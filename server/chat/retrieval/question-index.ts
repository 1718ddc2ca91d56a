// Finds the topic of a question by the known questions about each topic.
import { type Likely, pageOf } from './page-model'
import { subjectTerms, withSubjects } from './subjects'
import { type KnownQuestion, normalize, termOf } from './words'

interface Known {
  topic: string
  terms: ReadonlySet<string>
  /** All of its words, stop words included. */
  words: ReadonlySet<string>
  /** The total weight of its terms. */
  weight: number
}

interface Near {
  known: Known
  similarity: number
  /** The similarity plus the contribution of all words. */
  near: number
}

/** Ids of pages; null for all. */
export type Pages = ReadonlySet<string> | null

interface TopicMatch {
  topic: string
  /** 0 to 1: how much the question and the known one have in common. */
  similarity: number
  /** The terms that both have. */
  shared: readonly string[]
}

/** Words before a question that only connect it with what was said, or greet. */
const CONNECTING =
  /^(?:(?:ok|okay|great|alright|all right|cool|well|yes|so|and|then|please|now|fine|(?:hi|hello|hey)(?: (?:there|all|guys|folks))?) )+/
/** Share of their words that two questions of common words must have in common. */
const ALIKE = 0.4
/** A word in no known question weighs as much as one in this many topics. */
const FOREIGN = 3
/** How close the weights of rare and common words are: the higher, the closer. */
const SPREAD = 6
/** The cost of a word that only the question has, and of one that only the known question has. */
const EXTRA_IN_QUESTION = 0.45
const MISSING_IN_QUESTION = 0.55
/** The weight of a shared subject, relative to a shared word. */
const BY_SUBJECT = 0.5
/** The weight of all shared words, including those that only phrase a question: "how long", "who", "our". */
const BY_LITTLE_WORDS = 0.12
/** How much of what a question lacks in similarity the probability of the page can make up for. */
const BY_PAGE = 0.6

/** Factors for words that say what is asked for, whatever it is about. */
const DECISIVE = {
  price: 3,
  guarantee: 3,
  speed: 1.5,
  hours: 1.5,
  count: 1.5,
  founded: 1.5,
  cedarline: 0.2,
}
const decisive = new Map(Object.entries(DECISIVE).map(([word, times]) => [termOf(word), times]))

export class QuestionIndex {
  readonly #known: Known[] = []
  /** For each term the questions that contain it, by their index in `#known`. */
  readonly #having = new Map<string, number[]>()
  readonly #exact = new Map<string, string>()
  readonly #bare = new Map<string, string>()
  readonly #spread = new Map<string, number>()
  readonly #topics: number

  constructor(questions: readonly KnownQuestion[]) {
    for (const question of questions) this.#add(question)
    this.#topics = new Set(questions.map(({ topic }) => topic)).size
    for (const [term, places] of this.#having) {
      const having = places.flatMap((place) => this.#known[place] ?? [])
      this.#spread.set(term, new Set(having.map(({ topic }) => topic)).size)
      const weight = this.weight(term)
      for (const known of having) known.weight += weight
    }
  }

  #add({ topic, text, terms }: KnownQuestion): void {
    // "Test" is small talk only by itself.
    const isTalk = terms.size < 2 && topic.startsWith('small-talk:')
    const near = isTalk ? [] : [...terms].flatMap((term) => [term, ...subjectTerms(term)])
    for (const term of new Set(near)) {
      const having = this.#having.get(term) ?? []
      having.push(this.#known.length)
      this.#having.set(term, having)
    }
    this.#known.push({ topic, terms, words: new Set(text.split(' ')), weight: 0 })
    if (!this.#exact.has(text)) this.#exact.set(text, topic)
    if (terms.size === 0 && !topic.startsWith('small-talk:') && !this.#bare.has(text))
      this.#bare.set(text, topic)
  }

  knows(term: string): boolean {
    return this.#having.has(term)
  }

  /** The number of topics whose questions have the term. */
  spread(term: string): number {
    return this.#spread.get(term) ?? 0
  }

  /** A word of few topics says more than one of many; an unknown word suggests a different subject. */
  weight(term: string): number {
    const topics = this.#spread.get(term) ?? FOREIGN
    const rarity = Math.log(1 + (this.#topics * SPREAD) / topics) ** 1.2
    return rarity * (decisive.get(term) ?? 1) * (term.startsWith('#') ? BY_SUBJECT : 1)
  }

  /** The topic of a known question in exactly these words, apart from what only connects it: "ok book it". */
  exact(question: string): string | null {
    const said = normalize(question)
    return this.#exact.get(said) ?? this.#exact.get(said.replace(CONNECTING, '')) ?? null
  }

  /** The topic of a question of common words only, such as "so what is it that you do", by those words. */
  bare(question: string, alike = ALIKE): string | null {
    const said = new Set(normalize(question).split(' '))
    let [best, most] = [null as string | null, 0]
    // Who asks what to do does not ask what we do.
    const isOwn = (said.has('i') || said.has('we')) && !said.has('you')
    for (const [text, topic] of this.#bare) {
      const words = text.split(' ')
      if (isOwn && words.includes('you')) continue
      const common = words.filter((word) => said.has(word)).length
      const share = common / (words.length + said.size - common)
      if (share > most) [best, most] = [topic, share]
    }
    return most >= alike ? best : null
  }

  /**
   * The most likely topic: the nearest known question counts most; the probability of its page and the stop words
   * count too. @param terms with their weights, 0 to 1 @param words all words of the question
   * @param pages of which one must have the topic; null for any
   */
  match(
    terms: ReadonlyMap<string, number>,
    { words, likely, pages }: { words: ReadonlySet<string>; likely: Likely; pages: Pages },
  ): TopicMatch | null {
    const { asked, grasped, common } = this.#common(withSubjects(terms))
    const nearest = new Map<string, Near>()
    for (const [place, shared] of common) {
      const known = this.#known[place]
      if (!known || (pages && !pages.has(pageOf(known.topic)))) continue
      const extra = Math.max(0, asked - shared) * EXTRA_IN_QUESTION
      const missing = (known.weight - shared) * MISSING_IN_QUESTION
      const similarity = shared / (shared + extra + missing)
      const near = similarity + shareOf(words, known.words) * BY_LITTLE_WORDS
      if (near > (nearest.get(known.topic)?.near ?? 0))
        nearest.set(known.topic, { known, similarity, near })
    }
    const raised = (known: Known, by: number) =>
      by + Math.max(0, 1 - by) * BY_PAGE * grasped * (likely.get(pageOf(known.topic)) ?? 0)
    const score = ({ known, near }: Near) => raised(known, near)
    const [best] = [...nearest.values()].sort((a, b) => score(b) - score(a))
    if (!best) return null
    const { known, similarity } = best
    const shared = [...terms.keys()].filter((term) => known.terms.has(term))
    return { topic: known.topic, similarity: raised(known, similarity), shared }
  }

  /** The total weight of the terms, the share of it in known words, and how much of it each known question has. */
  #common(terms: ReadonlyMap<string, number>) {
    let [asked, familiar] = [0, 0]
    const common = new Map<number, number>()
    for (const [term, share] of terms) {
      const weight = this.weight(term) * share
      asked += weight
      if (this.knows(term)) familiar += weight
      for (const place of this.#having.get(term) ?? []) {
        common.set(place, (common.get(place) ?? 0) + weight)
      }
    }
    return { asked, grasped: familiar / asked, common }
  }
}

/** Dice coefficient of two sets of words. */
function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  return (2 * common) / (a.size + b.size)
}
