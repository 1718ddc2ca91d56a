// Whether a page embeds the styles of what it shows.
import type { Page } from '@playwright/test'
import postcss, { type AtRule, type Rule } from 'postcss'

/**
 * Selectors of the full style sheet that apply to elements on the page and whose rules the page lacks: what they style
 * would change once the full sheet is loaded.
 */
export async function unstyled(page: Page): Promise<string[]> {
  const { whole, own } = await page.evaluate(async () => ({
    whole: await (await fetch(document.documentElement.dataset.styles ?? '')).text(),
    own: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  }))
  const ownNames = new Set(selectorsIn(own).map(({ name }) => name))
  const missing = selectorsIn(whole).filter(({ name }) => !ownNames.has(name))
  return page.evaluate(
    (all) => all.filter(({ lasting }) => document.querySelector(lasting)).map(({ name }) => name),
    missing,
  )
}

interface Selector {
  /** With the condition around its rule. */
  name: string
  /** Applies to the same elements, whatever state they are in. */
  lasting: string
}

/** Each selector of each rule in a sheet. */
function selectorsIn(css: string): Selector[] {
  const found: Selector[] = []
  postcss.parse(css).walkRules((rule) => {
    const around = conditionOf(rule)
    // The steps of keyframes are no selectors.
    if (around.startsWith('keyframes')) return
    for (const selector of rule.selectors) {
      // A pointer that hovers something has moved: the full sheet is already loading.
      if (selector.includes(':hover')) continue
      found.push({ name: around + selector, lasting: lastingPart(selector) })
    }
  })
  return found
}

function conditionOf({ parent }: Rule): string {
  if (parent?.type !== 'atrule') return ''
  const { name, params } = parent as AtRule
  return `${name} ${params} `
}

/** What is not an element, and states that come and go. */
const PASSING =
  /::?(?:after|before|backdrop|placeholder|active|focus|target|user-|autofill|-webkit-|-moz-)[\w-]*/
const ALL_PASSING = new RegExp(PASSING, 'g')
const NOT = /:not\((?:[^()]|\([^()]*\))*\)/g

function lastingPart(selector: string): string {
  return selector
    .replace(NOT, (not) => (PASSING.test(not) ? '' : not))
    .replace(ALL_PASSING, '')
    .replace(/(^|[\s>+~])$/, '$1*')
}
