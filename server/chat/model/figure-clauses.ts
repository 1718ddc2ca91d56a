// Splits a sentence into clauses, one for each figure, with what the figure is true of.
import { termsOf } from '../retrieval/words'
import { type Figure, figuresOf, saysWhen, withoutFigures } from './figures'

export interface FigureClause {
  text: string
  /** In order of appearance. */
  figures: readonly Figure[]
  /** Without what stands before it: in "critical issues: acknowledged within 15 minutes", only the end. */
  terms: readonly string[]
  /** Its own, or those of the clause before it. */
  levels: readonly string[]
  /** As with the levels; of the first that is named, if none is before it. */
  desks: readonly string[]
  /** What is done by then, other than to answer. */
  outcomes: readonly string[]
  /** Whether it says when something is so. */
  saysWhen: boolean
  /** Whether it says when something is not so: "closed on weekends". */
  isClosed: boolean
}

interface Part {
  text: string
  /** The end of it, in which the figure stands. */
  own: string
}

/** Levels of urgency: each has its own times, in sentences that differ only in its name. */
const LEVEL = /(?:\b(?:non|less)[\s-])?\b(?:critical|high|standard|low)\b/gi

/** What has hours of its own, by the beginning of its name. */
const DESK = /\b(?:office\b|help ?desk|emergenc)/gi

/** Not a comma before a number: "Monday–Friday, 8AM–6PM" is one. */
const BETWEEN = /[;:](?=\s|$)|,(?!\s*(?:\d|[a-z]+day\b))|[()]|\s[–—-]\s|\b(?:and|but|while|with)\b/i

const NEGATION =
  /\b(?:not?|nobody|nothing|nowhere|never|nor|none|neither|cannot|without)\b|n[’']t\b/i
const CLOSED = /\b(?:closed?|closes(?! at)|shut)\b/i

/** What is more than an answer: each must be in the statement. */
const OUTCOME =
  /\b(?:re|dis)?(?:solv|fix|repair|restor|complet|finish|mend|clos)|\bon[\s-]?site|\bin person|\barriv|\bdone\b|\bat your/gi

export function denies(sentence: string): boolean {
  return NEGATION.test(sentence)
}

/** Of a text with plain figures. */
export function figureClausesOf(text: string): FigureClause[] {
  let levels: string[] = []
  let desks: string[] = []
  let unit: string | null = null
  const clauses = partsOf(text).map(({ text: part, own }) => {
    levels = orBefore(part.match(LEVEL), levels)
    desks = orBefore(part.match(DESK), desks)
    const figures = figuresOf(part, unit)
    unit = figures.at(-1)?.unit ?? null
    return {
      text: part,
      figures,
      terms: termsOf(withoutFigures(own)),
      levels,
      desks,
      outcomes: (part.match(OUTCOME) ?? []).map((each) => each.toLowerCase()),
      saysWhen: figures.some(saysWhen),
      isClosed: CLOSED.test(part) !== denies(part),
    }
  })
  const first = clauses.find((clause) => clause.desks.length > 0)?.desks ?? []
  return clauses.map((clause) => (clause.desks.length > 0 ? clause : { ...clause, desks: first }))
}

/** Of a title. */
export function desksOf(text: string): string[] {
  return orBefore(text.match(DESK), [])
}

/** Each with the words before it that have no figure. What is true of no level, and at no time, needs no division. */
function partsOf(text: string): Part[] {
  const isWhole = text.search(LEVEL) === -1 && !figuresOf(text).some(saysWhen)
  if (isWhole) return [{ text, own: text }]
  const parts: Part[] = []
  let open = ''
  for (const own of text.split(BETWEEN)) {
    open += ` ${own}`
    if (figuresOf(own).length === 0) continue
    parts.push({ text: open, own })
    open = ''
  }
  const last = parts.pop() ?? { text: '', own: '' }
  return [...parts, { ...last, text: last.text + open }]
}

function orBefore(found: string[] | null, before: string[]): string[] {
  return found ? found.map((each) => each.toLowerCase().replace(' ', '')) : before
}
