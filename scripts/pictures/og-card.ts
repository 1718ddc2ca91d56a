// One share image as SVG: the page's title on the site's ink color, with its drawing beside it.
import { MARK_TIERS, MARK_TRUNK } from '../../src/layout/mark-paths'
import * as color from '../../src/theme/palette'
import type { PictureName } from '../../src/ui/picture-names'
import type { Typeface } from './glyphs'
import { mark } from './mark'
import { pictures } from './pictures'

export interface OgCard {
  /** File name without its extension. */
  key: string
  title: string
  /** If omitted, the company's mark stands beside the title. */
  picture?: PictureName
}

interface Lettering {
  heading: Typeface
  text: Typeface
  /** The company's name; then, as `line`, what it does and where. */
  name: string
  line: string
}

export const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const TEXT_WIDTH = 496
const SIZES = [68, 62, 56, 50, 46, 42]
const LINES = 4

export function ogCard(card: OgCard, { heading, text, name, line }: Lettering): string {
  const { lines, size } = setTitle(card.title, heading)
  const leading = size * 1.12
  const top = 336 - ((lines.length - 1) * leading) / 2 + size * 0.34
  const title = lines.map((words, i) => heading.draw(words, size, [MARGIN, top + i * leading]))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color.ink}"/>`,
    particles(),
    `<g transform="translate(${MARGIN - 5} 56) scale(1.7)">${mark()}</g>`,
    `<path fill="${color.onInk}" d="${heading.draw(name, 30, [MARGIN + 56, 93])}"/>`,
    `<path fill="${color.onInk}" d="${title.join('')}"/>`,
    `<path fill="${color.onInkMuted}" d="${text.draw(line, 24, [MARGIN, HEIGHT - 60])}"/>`,
    card.picture ? drawing(pictures[card.picture]) : emblem(),
    '</svg>',
  ].join('')
}

/** Picks the largest size at which the title fits into four lines. */
function setTitle(title: string, face: Typeface): { lines: string[]; size: number } {
  for (const size of SIZES) {
    const within = (limit: number) => wrap(title, (words) => face.width(words, size) <= limit)
    const count = within(TEXT_WIDTH).length
    if (count > LINES) continue
    // As narrow as the same number of lines allows, to avoid a single word on the last line.
    let limit = TEXT_WIDTH
    while (limit > 0 && within(limit - 4).length === count) limit -= 4
    return { lines: within(limit), size }
  }
  throw new Error(`too long for a picture: ${title}`)
}

function wrap(title: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const FRAME = { x: 608, y: 120, width: 520, height: 390 }

function drawing(svg: string): string {
  const { x, y, width, height } = FRAME
  const inner = svg.replace(/^<svg[^>]*viewBox="([^"]+)"[^>]*>/, (_, box) => {
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">`
  })
  return (
    `<clipPath id="frame"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20"/></clipPath>` +
    `<g clip-path="url(#frame)">${inner}</g>`
  )
}

/** The mark again, large and subdued. */
function emblem(): string {
  return (
    `<g transform="translate(668 96) scale(14.6)" fill="${color.inkRaised}" stroke="${color.mint}"` +
    ` stroke-width=".22" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${MARK_TRUNK}"/><path d="${MARK_TIERS}"/></g>`
  )
}

const DOTS = 70
const REACH = 110

/** A still version of the home page's network animation; the same on every image. */
function particles(): string {
  const random = sequence()
  const dots = Array.from({ length: DOTS }, () => [random() * WIDTH, random() * HEIGHT] as const)
  const lines = dots.flatMap(([x, y], i) =>
    dots
      .slice(i + 1)
      .filter(([a, b]) => Math.hypot(a - x, b - y) < REACH)
      .map(([a, b]) => `M${x.toFixed()} ${y.toFixed()}L${a.toFixed()} ${b.toFixed()}`),
  )
  const points = dots.map(([x, y]) => `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="2.2"/>`)
  return (
    `<path d="${lines.join('')}" stroke="${color.inkLine}" stroke-opacity=".55"/>` +
    `<g fill="${color.mint}" fill-opacity=".4">${points.join('')}</g>`
  )
}

// A fixed pseudorandom sequence (linear congruential), so that every build draws the same.
function sequence(): () => number {
  let state = 20_260_421
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
