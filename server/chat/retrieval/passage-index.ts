// Full-text search over the passages, for questions near no known one.
import MiniSearch from 'minisearch'
import type { Passage } from '../passages/passage'
import type { ReadPassage } from './read-passage'

export interface PassageMatch {
  passage: Passage
  /** 0 to 1: share of the question's weight that the title and a single sentence contain together. */
  coverage: number
}

type Weigh = (term: string) => number

const MATCHES_MAX = 8

export class PassageIndex {
  readonly #search: MiniSearch
  /** Per passage, the terms of each sentence, including those of the title. */
  readonly #sentences = new Map<string, ReadonlySet<string>[]>()
  readonly #all = new Set<string>()
  readonly #byId: ReadonlyMap<string, Passage>

  constructor(passages: readonly ReadPassage[]) {
    this.#byId = new Map(passages.map(({ passage }) => [passage.id, passage]))
    this.#search = new MiniSearch({
      fields: ['title', 'text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      searchOptions: { boost: { title: 2 } },
    })
    for (const { passage, title, sentences } of passages) {
      const { id } = passage
      const body = sentences.flat()
      this.#sentences.set(
        id,
        sentences.map((terms) => new Set([...title, ...terms])),
      )
      for (const term of [...title, ...body]) this.#all.add(term)
      this.#search.add({ id, title: title.join(' '), text: body.join(' ') })
    }
  }

  has(term: string): boolean {
    return this.#all.has(term)
  }

  /** Best first. @param weigh how informative each term is */
  find(terms: readonly string[], weigh: Weigh): PassageMatch[] {
    if (terms.length === 0) return []
    const all = total(terms, weigh)
    return this.#search
      .search(terms.join(' '))
      .slice(0, MATCHES_MAX)
      .flatMap(({ id }) => {
        const passage = this.#byId.get(id)
        if (!passage) return []
        const held = (this.#sentences.get(id) ?? []).map((sentence) =>
          total(
            terms.filter((term) => sentence.has(term)),
            weigh,
          ),
        )
        return [{ passage, coverage: Math.max(0, ...held) / all }]
      })
  }
}

function total(terms: readonly string[], weigh: Weigh): number {
  return terms.reduce((sum, term) => sum + weigh(term), 0)
}
