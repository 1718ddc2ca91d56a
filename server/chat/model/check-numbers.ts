// Checks that the passages state each number in a sentence about the same thing. It is not enough that the number
// occurs somewhere: "within 15 minutes" is true of one level of urgency and false of the next.
import { company } from '../../../src/content/company'
import type { Passage } from '../passages/passage'
import { normalize, termsOf } from '../retrieval/words'

/** One sentence of the content, with the terms of its passage's title. */
export interface Statement {
  /** In order of appearance. */
  figures: readonly Figure[]
  terms: ReadonlySet<string>
  levels: readonly string[]
}

interface Figure {
  number: string
  /** What the number counts, if that follows it. */
  unit: string | null
}

/** Levels of urgency: each has its own times, in sentences that differ only in its name. */
const LEVEL = /\b(?:critical|high|standard|low)\b/gi

/** Share of a sentence's terms that a single statement must contain. */
const SHARED = 0.6

const FIGURE =
  /(?<number>\d+(?:[.,:]\d+)*)(?:[\s-]*(?<unit>minute|min|hour|business|working|day|week|month|year|percent|%|am\b|pm\b))?/gi

export function statementsOf({ title, sentences, items = [] }: Passage): Statement[] {
  return [...sentences, ...items].map((sentence) => ({
    figures: figuresOf(sentence),
    terms: new Set(termsOf(`${title} ${sentence}`)),
    levels: levelsOf(sentence),
  }))
}

/** Also true if the sentence has no number except the company's own phone number. */
export function areBorneOut(sentence: string, statements: readonly Statement[]): boolean {
  const figures = figuresOf(sentence)
  if (figures.length === 0) return true
  const said = termsOf(sentence).filter((term) => !/\d/.test(term))
  const levels = levelsOf(sentence)
  return statements.some(({ figures: known, terms, levels: theirs }) => {
    if (!isPartOf(figures, known) || !levels.every((level) => theirs.includes(level))) return false
    const shared = said.filter((term) => terms.has(term)).length
    return said.length === 0 || shared / said.length >= SHARED
  })
}

/** Whether the figures occur among the known ones in the same order, with the same units. */
function isPartOf(figures: readonly Figure[], known: readonly Figure[]): boolean {
  let at = 0
  return figures.every(({ number, unit }) => {
    const found = known.findIndex(
      (each, index) =>
        index >= at && each.number === number && (unit === null || each.unit === unit),
    )
    at = found + 1
    return found !== -1
  })
}

function levelsOf(text: string): string[] {
  return (text.match(LEVEL) ?? []).map((level) => level.toLowerCase())
}

function figuresOf(text: string): Figure[] {
  const own = text.replaceAll(company.phone.text, ' ')
  return [...own.matchAll(FIGURE)].map(({ groups }) => ({
    number: groups?.number ?? '',
    unit: groups?.unit ? normalize(groups.unit) : null,
  }))
}
