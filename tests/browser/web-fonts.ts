// The web fonts that script adds to a painted page; the fallback faces before them have other names.
import type { Page } from '@playwright/test'

/** The web font families that have loaded so far. */
export function webFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
    return [...new Set(names)].filter((name) => ['Figtree', 'Host Grotesk'].includes(name)).sort()
  })
}
