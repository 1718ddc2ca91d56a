// Finds the page that a question belongs to if it is near no single known question: by all known questions about
// the page together.
import type { Topics } from '../questions/topics'
import type { KnownQuestion } from './words'

interface PageMatch {
  /** The topic that represents the page. */
  topic: string
  /** 0 to 1: share of the question's weight that the page's questions cover. */
  coverage: number
}

type Weigh = (term: string) => number

interface Page {
  topic: string
  terms: Map<string, number>
}

/** How many of a page's questions must contain a term for it to count fully. */
const OFTEN = 2
/** Lead that the best page needs over the next. */
const AHEAD = 0.1

/** Finds the page that a question's words point to; null if none stands out. */
export function createPageFinder(byId: Topics['byId'], questions: readonly KnownQuestion[]) {
  const pages = new Map<string, Page>()
  for (const { topic, terms: asked } of questions) {
    const page = pageOf(topic)
    const entry = pages.get(page) ?? { topic: byId.has(page) ? page : topic, terms: new Map() }
    pages.set(page, entry)
    const { terms } = entry
    for (const term of asked) terms.set(term, (terms.get(term) ?? 0) + 1)
  }
  return (asked: readonly string[], weigh: Weigh): PageMatch | null => {
    const all = asked.reduce((sum, term) => sum + weigh(term), 0)
    const ranked = Array.from(pages.values(), ({ topic, terms }) => {
      const held = asked.reduce(
        (sum, term) => sum + weigh(term) * Math.min(1, (terms.get(term) ?? 0) / OFTEN),
        0,
      )
      return { topic, coverage: all > 0 ? held / all : 0 }
    }).sort((a, b) => b.coverage - a.coverage)
    const [best, next] = ranked
    return best && best.coverage - (next?.coverage ?? 0) >= AHEAD ? best : null
  }
}

/** `service:web-design/features` belongs to `service:web-design`. */
export function pageOf(id: string): string {
  return id.split('/')[0] ?? id
}
