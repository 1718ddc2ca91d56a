// Splits a sentence into clauses, one for each figure, with what the figure is true of.
import { termsOf } from '../retrieval/words'
import { type Figure, figuresOf, saysWhen, withoutFigures } from './figures'

export interface Clause {
  text: string
  /** In order of appearance. */
  figures: readonly Figure[]
  /** Without what stands before it: in "critical issues: acknowledged within 15 minutes", only the end. */
  terms: readonly string[]
  /** Its own, or those of the clause before it. */
  levels: readonly string[]
  /** As with the levels. */
  desks: readonly string[]
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
const LEVEL = /\b(?:critical|high|standard|medium|low)\b/gi

/** What has hours of its own, by the beginning of its name. */
const DESK = /\b(?:office\b|help ?desk|emergenc)/gi

/** Not a comma before a number: "Monday–Friday, 8AM–6PM" is one. */
const BETWEEN = /[;:](?=\s|$)|,(?!\s*\d)|[()]|\s[–—-]\s|\b(?:and|but|while|with)\b/i

const NEGATION = /\b(?:not?|never|nor|none|neither|cannot|without)\b|n[’']t\b/i
const CLOSED = /\b(?:closed?|closes|shut)\b/i

export function denies(sentence: string): boolean {
  return NEGATION.test(sentence)
}

/** Of a text with plain figures. */
export function clausesOf(text: string): Clause[] {
  let levels: string[] = []
  let desks: string[] = []
  let unit: string | null = null
  return partsOf(text).map(({ text: part, own }) => {
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
      saysWhen: figures.some(saysWhen),
      isClosed: CLOSED.test(part) !== denies(part),
    }
  })
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
