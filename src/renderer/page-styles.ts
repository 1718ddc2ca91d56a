// Extracts the part of the site's style sheet that a page needs: it is inlined in the page, which is then
// painted without waiting for anything else. The full sheet loads later (src/theme/full-styles.ts).
import { createHash } from 'node:crypto'

interface PageStyles {
  /** In UTF-8. */
  css: Buffer
  /** The hash that a Content-Security-Policy must allow. */
  hash: string
}

/** Classes that a page may show before the full sheet is loaded, although the server's HTML lacks them. */
export interface SafelistEntry {
  /** A class that marks the pages in question; null for all pages. */
  on: string | null
  classes: readonly string[]
}

/** @param html of the page, with its classes as the server wrote them */
export type StylesFor = (html: string) => PageStyles

/** What is not in the style sheet, but decides about a page's styles. */
interface OfSite {
  safelist: readonly SafelistEntry[]
  /** CSS that every page has, after its rules. */
  ownStyles: string
}

/** A rule for one selector, an at-rule that is always kept, or a block around rules. */
export type Part =
  | { needs: readonly string[]; when: keyof Present; selector: string; group: number }
  | { always: string }
  | { keyframes: string; text: string }
  | { block: string; parts: Part[] }
/** Declarations by group number: the selectors of one rule share a group. It is written as JSON. */
export type Sheet = { parts: Part[]; declarations: string[] }

/** The classes in the server's HTML, and those together with the classes of what appears on its own. */
type Present = Record<'inHtml' | 'ever', ReadonlySet<string>>

/**
 * A rule is kept when a page has every class of its selector; keyframes are kept when a kept rule plays them; rules
 * without a class are always kept. The order of the rules is preserved.
 * @param sheet as `readSheet` reads it
 */
export function createPageStyles(sheet: Sheet, { safelist, ownStyles }: OfSite): StylesFor {
  // Pages of one kind have the same classes: their styles are written and hashed once.
  const known = new Map<string, PageStyles>()
  return (html) => {
    const attributes = new Set(html.match(/ class="[^"]*/g))
    const key = [...attributes].join()
    const styles = known.get(key) ?? stylesOf(attributes)
    if (known.size < MOST_KNOWN) known.set(key, styles)
    return styles
  }

  function stylesOf(attributes: ReadonlySet<string>): PageStyles {
    const inHtml = new Set(
      [...attributes].flatMap((one) => one.slice(' class="'.length).split(' ')),
    )
    const later = safelist.filter(({ on }) => on === null || inHtml.has(on))
    const ever = new Set([...inHtml, ...later.flatMap(({ classes }) => classes)])
    const rules = write(sheet.parts, { inHtml, ever }, sheet)
    const css = withKeyframes(rules, sheet.parts) + ownStyles
    return { css: Buffer.from(css), hash: hashOf(css) }
  }
}

/** More than there are pages and forms; it bounds the cache all the same. */
const MOST_KNOWN = 200

function write(parts: readonly Part[], present: Present, sheet: Sheet): string {
  let css = ''
  let open = { group: -1, selectors: '' }
  const close = () => {
    if (open.selectors) css += `${open.selectors}{${sheet.declarations[open.group]}}`
    open = { group: -1, selectors: '' }
  }
  for (const part of parts) {
    if ('group' in part) {
      if (!part.needs.every((name) => present[part.when].has(name))) continue
      if (part.group !== open.group) close()
      open = {
        group: part.group,
        selectors: open.selectors ? `${open.selectors},${part.selector}` : part.selector,
      }
      continue
    }
    close()
    if ('always' in part) css += part.always
    else if ('block' in part) {
      const inside = write(part.parts, present, sheet)
      if (inside) css += `${part.block}{${inside}}`
    }
  }
  close()
  return css
}

/** Appends the keyframes that a kept rule plays. Their position in a sheet has no effect. */
function withKeyframes(css: string, parts: readonly Part[]): string {
  const animations = css.match(/animation(-name)?:[^;}]*/g)?.join(' ') ?? ''
  const played = new Set(animations.split(/[\s:,]+/))
  const texts = parts.map((part) =>
    'keyframes' in part && played.has(part.keyframes) ? part.text : '',
  )
  return css + texts.join('')
}

/** The hash of an inline style in the notation of a Content-Security-Policy. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
