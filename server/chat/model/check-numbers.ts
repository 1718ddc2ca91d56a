// Checks that the passages state each figure in a sentence about the same thing. It is not enough that the number
// occurs somewhere: "within 15 minutes" is true of one level of urgency and false of the next. Nor may a sentence say
// of everything what they say of one thing.
import type { Passage } from '../passages/passage'
import { termsOf } from '../retrieval/words'
import { denies, desksOf, type FigureClause, figureClausesOf } from './figure-clauses'
import {
  ALL_HOURS,
  type Figure,
  isPartOf,
  saysWhen,
  withoutFigures,
  withPlainFigures,
} from './figures'
import { coverUniversals, universalsIn } from './universals'

/** One sentence of the content, with the terms of its passage's title. */
export interface Statement {
  clauses: readonly FigureClause[]
  terms: ReadonlySet<string>
  /** Those of the title, which a sentence may name as well. */
  desks: readonly string[]
  /** What it says something of all of, in terms. */
  universals: readonly (readonly string[])[]
  isNegated: boolean
}

/** Share of a sentence's terms that a single statement must contain. */
const SHARED = 0.6

/** "Six, run by one team": of all that are counted. */
const COUNT = /^(?:two|three|four|five|six|seven|eight|nine|ten),/i

export function statementsOf({ title, sentences, items = [] }: Passage): Statement[] {
  const desks = desksOf(title)
  return [...sentences, ...items].map((sentence) => {
    const plain = withPlainFigures(sentence)
    return {
      clauses: figureClausesOf(plain),
      terms: new Set(termsOf(`${title} ${sentence} ${plain} ${daysIn(plain)}`)),
      desks,
      universals: universalsIn(plain.replace(COUNT, 'All ')),
      isNegated: denies(sentence),
    }
  })
}

/** What is so at any hour is so on these too, and a sentence may say as much. */
function daysIn(plain: string): string {
  return plain.includes(ALL_HOURS) ? 'weekend' : ''
}

/** Say no more than the level's name: "high-priority issues". */
const OF_LEVELS = new Set(termsOf('priority urgency urgent issues requests'))

/** Whether what the sentence denies, if anything, is about what a single statement denies. */
export function isDenialBorneOut(sentence: string, statements: readonly Statement[]): boolean {
  const clauses = figureClausesOf(withPlainFigures(sentence))
  // With hours, whether it is so is compared already.
  const isOfHours = clauses.every(({ saysWhen }) => saysWhen)
  if (isOfHours || !(denies(sentence) || isShut({ clauses }))) return true
  const said = termsOf(sentence)
  return statements.some(
    (stated) => (stated.isNegated || isShut(stated)) && shareOf(said, stated.terms) >= SHARED,
  )
}

/** "The office is closed", without a day or an hour. */
function isShut({ clauses }: Pick<Statement, 'clauses'>): boolean {
  return clauses.some(({ isClosed, saysWhen }) => isClosed && !saysWhen)
}

/** Also true if the sentence has no number but the company's own phone number, and no "all" or "every". */
export function areBorneOut(sentence: string, statements: readonly Statement[]): boolean {
  const plain = withPlainFigures(sentence)
  if (isStated(plain, statements)) return true
  // Two statements in one sentence. Each part must be true by itself, whatever stands before it.
  const parts = figureClausesOf(plain)
  return parts.length > 1 && parts.every(({ text }) => saysWhat(text) && isStated(text, statements))
}

/** Not just when: "at any hour" is true of what it belongs to. */
const saysWhat = (text: string) => termsOf(withoutFigures(text)).length > 0

/** Whether a single statement says it. */
function isStated(plain: string, statements: readonly Statement[]): boolean {
  const universals = universalsIn(plain)
  const clauses = figureClausesOf(plain)
  const withFigures = clauses.filter(({ figures }) => figures.length > 0)
  if (withFigures.length === 0 && universals.length === 0) return true
  const hasLevel = clauses.some(({ levels }) => levels.length > 0)
  const said = termsOf(plain).filter(
    (term) => !/\d/.test(term) && !(hasLevel && OF_LEVELS.has(term)),
  )
  return statements.some((statement) => {
    if (!coverUniversals(universals, statement.universals)) return false
    if (shareOf(said, statement.terms) < SHARED) return false
    return withFigures.every((clause) => isClauseOf(clause, statement))
  })
}

/** Whether a clause of the statement says the same of the same level, or of the same desk at the same time. */
function isClauseOf(said: FigureClause, { clauses, desks }: Statement): boolean {
  return clauses.some((clause) => {
    if (!isPartOf(said.figures, clause.figures)) return false
    if (!areOf(said.levels, clause.levels)) return false
    if (said.levels.length > 0 && !areOf(said.outcomes, clause.outcomes)) return false
    if (clause.saysWhen) {
      const isOpen = said.isClosed === clause.isClosed && isOpenThen(said, clause)
      // A clause that names a desk of its own is not about that of the title.
      return isOpen && areOf(said.desks, clause.desks, clause.desks.length > 0 ? [] : desks)
    }
    return !isRatherOf(said, clause, clauses)
  })
}

const OPENS = /\b(?:opens at|from) \d/i
const CLOSES = /\b(?:closes at|until) \d/i
/** At no other time. */
const ONLY = /\b(?:only|just|limited to|restricted to|nothing but)\b/i
const BESIDE = /\b(?:after|before|outside|except)\b/i
const EXCEPT = /\bexcept\b/i

/** "Closes at 8AM" is not what "8AM–6PM" says, nor "after 6PM", nor is "only on weekdays" what "at any hour" says. */
function isOpenThen(said: FigureClause, clause: FigureClause): boolean {
  const isSame = (index: number) => hoursOf(said).at(index) === hoursOf(clause).at(index)
  if (OPENS.test(said.text) && !isSame(0)) return false
  if (CLOSES.test(said.text) && !isSame(-1)) return false
  if (ONLY.test(said.text)) return namesAll(said, clause) && !BESIDE.test(said.text)
  return !BESIDE.test(said.text) || BESIDE.test(clause.text) || isAlwaysSo(said, clause)
}

/** Whether of days and of hours, where it names any, it names all: "only on weekdays" is true of "Monday–Friday, 8AM–6PM". */
function namesAll(said: FigureClause, clause: FigureClause): boolean {
  const isDay = (figure: Figure) => saysWhen(figure) && figure.unit === null
  const isNamed = (figure: Figure) => said.figures.some((each) => isDay(each) === isDay(figure))
  return isPartOf(clause.figures.filter(isNamed), said.figures)
}

/** "24/7", and so after hours too. */
function isAlwaysSo(said: FigureClause, { text }: FigureClause): boolean {
  return text.includes(ALL_HOURS) && !EXCEPT.test(said.text)
}

function hoursOf({ figures }: FigureClause): string[] {
  return figures.flatMap(({ number, unit }) =>
    unit === 'am' || unit === 'pm' ? [number + unit] : [],
  )
}

/** Whether a word of it stands in another clause about the level only: "an engineer within 15 minutes". */
function isRatherOf(
  said: FigureClause,
  clause: FigureClause,
  clauses: readonly FigureClause[],
): boolean {
  const others = clauses.filter(({ levels }) => levels === clause.levels)
  return said.terms.some(
    (term) => !clause.terms.includes(term) && others.some(({ terms }) => terms.includes(term)),
  )
}

/** Whether what is said of these is stated of them. What is stated of some may not be said without any. */
function areOf(
  said: readonly string[],
  stated: readonly string[],
  more: readonly string[] = [],
): boolean {
  if (stated.length > 0 && said.length === 0) return false
  return said.every((each) => stated.includes(each) || more.includes(each))
}

function shareOf(said: readonly string[], terms: ReadonlySet<string>): number {
  return said.length === 0 ? 1 : said.filter((term) => terms.has(term)).length / said.length
}
