// The browser's text set to twice its size, as a visitor can choose it in the settings of the browser.
import { expect, type Page } from '@playwright/test'

/** At which every page must fit; the layout is that of half of them. */
export const doubledWidths = [320, 360, 412, 768, 1280]

/** Of the page that is open and of those that follow it. Returns what undoes it. */
export async function doubleText(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const set = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    await expect.poll(size).toBe(`${standard}px`)
  }
  await set(32)
  return () => set(16)
}
