// Time from a click on a navigation link until the next page is painted, on client-side navigation.
import type { Page } from '@playwright/test'
import { gotoStarted } from '../tools/goto-started'
import { openBrowser } from '../tools/open-browser'
import { startTemporarySite } from '../tools/temporary-site'
import { type BenchRow, spread } from './report'

const STOPS = ['About', 'Resources', 'Case Studies', 'Contact', 'Services']
const ROUNDS = 4

// Runs in the page, so it is a string here: this program's types include no DOM.
const clickAndWatch = (name: string) => `(async () => {
  const links = [...document.querySelectorAll('header a')]
  const link = links.find((each) => each.textContent === ${JSON.stringify(name)})
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const title = () => document.querySelector('h1')?.textContent
  const before = title()
  const clicked = performance.now()
  link.click()
  while (title() === before) {
    if (performance.now() - clicked > 5000) throw new Error('the page did not change')
    await frame()
  }
  await frame()
  return performance.now() - clicked
})()`

export async function pageChange(): Promise<BenchRow[]> {
  const site = await startTemporarySite({ redis: false })
  try {
    return [await timeChanges(site.url)]
  } finally {
    await site.stop()
  }
}

async function timeChanges(url: string): Promise<BenchRow> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await gotoStarted(page, url)
    // A pointer comes from somewhere. To the site, one that has not moved is at rest (src/theme/full-styles.ts), and
    // the first `hover()` would be that.
    await page.mouse.move(5, 5)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of STOPS) times.push(await follow(page, name))
    }
    const name = 'click to next page painted'
    return { name, unit: 'ms', goal: 100, judged: 'max', ...spread(times) }
  } finally {
    await browser.close()
  }
}

/** Hovers as a pointer does on its way, then clicks; measured inside the page, up to two frames later. */
async function follow(page: Page, name: string): Promise<number> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true })
  await link.hover()
  await page.waitForTimeout(150)
  return Number(await page.evaluate(clickAndWatch(name)))
}
