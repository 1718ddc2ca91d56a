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
  isNegated: boolean
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

const NEGATION = /\b(?:not?|never|nor|none|neither|cannot|without)\b|n[’']t\b/i

/** "One hour", and "within an hour" but not "24 hours a day". */
const ONE =
  /\b(?:one|(?<=\b(?:within|in|under|after|for|than|about|only)\s)an?)(?=[\s-](?:minute|hour|business|working|day|week|month|year))/gi

const FIGURE =
  /(?<number>\d+(?:[.,:]\d+)*)(?:[\s-]*(?<unit>minute|min|hour|business|working|day|week|month|year|percent|%|am\b|pm\b))?/gi

export function statementsOf({ title, sentences, items = [] }: Passage): Statement[] {
  return [...sentences, ...items].map((sentence) => ({
    figures: figuresOf(sentence),
    terms: new Set(termsOf(`${title} ${sentence}`)),
    levels: levelsOf(sentence),
    isNegated: denies(sentence),
  }))
}

export function denies(sentence: string): boolean {
  return NEGATION.test(sentence)
}

/** Whether what the sentence denies, if anything, is about what a single statement denies. */
export function isDenialBorneOut(sentence: string, statements: readonly Statement[]): boolean {
  if (!denies(sentence)) return true
  const said = termsOf(sentence)
  return statements.some(({ isNegated, terms }) => isNegated && shareOf(said, terms) >= SHARED)
}

/** Also true if the sentence has no number except the company's own phone number. */
export function areBorneOut(sentence: string, statements: readonly Statement[]): boolean {
  const figures = figuresOf(sentence)
  if (figures.length === 0) return true
  const said = termsOf(sentence).filter((term) => !/\d/.test(term))
  const levels = levelsOf(sentence)
  return statements.some(({ figures: known, terms, levels: theirs }) => {
    if (!isPartOf(figures, known) || !levels.every((level) => theirs.includes(level))) return false
    return shareOf(said, terms) >= SHARED
  })
}

function shareOf(said: readonly string[], terms: ReadonlySet<string>): number {
  return said.length === 0 ? 1 : said.filter((term) => terms.has(term)).length / said.length
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
  const own = text.normalize('NFKC').replaceAll(company.phone.text, ' ').replace(ONE, '1')
  return [...own.matchAll(FIGURE)].map(({ groups }) => ({
    number: groups?.number ?? '',
    unit: groups?.unit ? normalize(groups.unit) : null,
  }))
}
