// The fonts that script adds to a painted page; the stand-ins before them are faces of other names.
import type { Page } from '@playwright/test'

/** Families that the page is set in by now. */
export function webFonts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
    return [...new Set(names)].filter((name) => ['Figtree', 'Host Grotesk'].includes(name)).sort()
  })
}
