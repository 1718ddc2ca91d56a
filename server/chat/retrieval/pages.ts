// Which page a question belongs to, when it is near to no single known question: by all that is asked
// about the page together.
import type { Topics } from '../questions/topics'
import type { KnownQuestion } from './words'

export interface PageMatch {
  /** The topic that speaks for the page. */
  topic: string
  /** 0 to 1: how much of the question's weight the page's questions hold. */
  coverage: number
}

type Weigh = (term: string) => number

interface Page {
  topic: string
  terms: Map<string, number>
}

/** How often a term must be asked of a page to count whole. */
const OFTEN = 2
/** What the best page must hold more than the next. */
const AHEAD = 0.1

/** Finds the page that a question's words point to; null where none stands out. */
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
