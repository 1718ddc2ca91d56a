// Reads the figures in a sentence: its numbers, days, and hours, each with what it counts.
import { company } from '../../../src/content/company'
import { normalize } from '../retrieval/words'

export interface Figure {
  /** Or the word that stands for it, such as a day. */
  number: string
  /** What the number counts, if that follows it. */
  unit: string | null
}

/** Stands for all the ways to say that something is so at any hour. */
export const ALL_HOURS = 'allhours'

/** "At any hour of any day", "24/7". "Every hour" is none of these: it may say how often. */
const AT_ANY_HOUR = listOf(
  /24 ?[/x-] ?7(?: ?[/x-] ?365)?|24[\s-]hours? (?:a|per|each|every) day|(?:7|seven) days a week|a?round[\s-]the[\s-]clock|any ?(?:time|hour|day)|365 days (?:a|per|each|every) year|every (?:day|hour of)|all (?:day|night|week|year)(?: long|s\b)?|at all (?:hours|times)|(?:day|night) (?:and|or) (?:day|night)|non-?stop/,
)

const TIMES = 'second|minute|min|hour|business|working|day|week|month|year'
/** Units that the next number may share: "within 15 minutes, an engineer engaged within 30". */
const DURATION = new RegExp(`^(?:${TIMES})$`)

/** "One hour", "within an hour" and "within the hour", but not "24 hours a day". */
const ONE = new RegExp(
  `\\b(?:one|(?<=\\b(?:within|in|under|after|for|than|about|only)\\s)an?|(?<=\\bwithin\\s)the)(?=[\\s-](?:${TIMES}))`,
  'gi',
)

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
/** "Three years". What counts other things is left in words. */
const FEW = new RegExp(`\\b(?:${NUMBERS.join('|')})(?=[\\s-](?:${TIMES}))`, 'gi')

/** Other ways to write units, after a figure. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d[\s-]?)hrs?\b/gi, 'hour'],
  [/(?<=\d[\s-]?)secs?\b/gi, 'second'],
  [/(?<=\d[\s-]?)mins?\b/gi, 'minute'],
  [/(?<=\d[\s-]?)mi\b/gi, 'mile'],
  [/(?<=\d[\s-]?)kilomet(?:er|re)s?\b/gi, 'km'],
]

const FIGURE = new RegExp(
  `(?<number>\\d+(?:[.,:]\\d+)*|\\b(?:next|same)(?= (?:${TIMES}))|\\b(?:mon|tues|wednes|thurs|fri)day|\\bweekend|allhours)` +
    `(?:[\\s-]*(?<unit>${TIMES}|percent|%|mile|km|am\\b|pm\\b))?`,
  'gi',
)

/** Figures that say when, not how long or how many. */
const WHEN = /^(?:[a-z]+day|weekend|allhours)$/

/** The text with its figures in the form in which they are compared, and its levels as the content names them. */
export function withPlainFigures(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(company.phone.text, ' ')
    .replace(AT_ANY_HOUR, `, ${ALL_HOURS}`)
    .replace(/\bweekdays?\b/gi, 'Monday–Friday')
    .replace(/\bsaturdays?(?:(?: and |[,–-]\s?| or )sundays?)?|\bsundays?/gi, 'weekend')
    .replace(/\b([ap])\.\s?m\b\.?/gi, '$1m')
    .replace(/(\d):00\b/g, '$1')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\bmedium\b(?!-)/gi, 'standard')
    .replace(ONE, '1')
    .replace(FEW, (word) => String(NUMBERS.indexOf(word.toLowerCase()) + 2))
  return UNITS.reduce((known, [written, unit]) => known.replace(written, unit), plain)
}

/** Of a text with plain figures. `before` is the unit of the figure before it. */
export function figuresOf(text: string, before: string | null = null): Figure[] {
  let last = before
  return [...text.matchAll(FIGURE)].map(({ 0: found, groups, index }) => {
    const isAtEnd = !/[\p{L}\d]/u.test(text.slice(index + found.length))
    const shared = isAtEnd && last && DURATION.test(last) ? last : null
    last = groups?.unit ? normalize(groups.unit) : shared
    return { number: groups?.number?.toLowerCase() ?? '', unit: last }
  })
}

/** The words that are left when the figures are taken out. */
export const withoutFigures = (text: string) => text.replace(FIGURE, ' ')

export const saysWhen = ({ number, unit }: Figure) =>
  WHEN.test(number) || unit === 'am' || unit === 'pm'

/**
 * Whether the figures occur among the known ones in the same order, with the same units. Days may stand before or after
 * hours, and any day is among those of what is so at any hour.
 */
export function isPartOf(figures: readonly Figure[], known: readonly Figure[]): boolean {
  const isAlways = known.some(({ number }) => number === ALL_HOURS)
  const days = figures.filter(({ number }) => (isAlways ? number === ALL_HOURS : WHEN.test(number)))
  const numbers = figures.filter(({ number }) => !WHEN.test(number))
  return areInOrder(days, known) && areInOrder(numbers, known)
}

function areInOrder(figures: readonly Figure[], known: readonly Figure[]): boolean {
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

/** One of them, or several in a row, as in "all day, every day". */
function listOf({ source }: RegExp): RegExp {
  const one = `(?<![\\w/])(?:${source})(?!\\w)`
  return new RegExp(`${one}(?:[\\s,]+(?:(?:of|on|at|and)\\s+)?(?:the\\s+)?${one})*`, 'gi')
}
