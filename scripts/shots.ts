// npm run shots: screenshots of every page, dialog and state at four widths, in .data/shots/, for visual review.
// With names, only of those: npm run shots -- home dialog-contact
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { runProgram, StartError } from '../src/node/start-error'
import { type State, states } from './shots/shot-states'
import { gotoStarted } from './tools/goto-started'
import { listedPaths } from './tools/listed-paths'
import { openBrowser } from './tools/open-browser'
import { DATA } from './tools/paths'
import { startTemporarySite } from './tools/temporary-site'

const WIDTHS = [360, 768, 1280, 1920]

runProgram(async () => {
  const out = join(DATA, 'shots')
  const names = process.argv.slice(2)
  if (names.length === 0) rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const site = await startTemporarySite({ redis: false })
  try {
    await shootWanted(site.url, { out, names })
  } finally {
    await site.stop()
  }
  process.exit(0)
})

async function shootWanted(
  url: string,
  { out, names }: { out: string; names: string[] },
): Promise<void> {
  const pages = (await listedPaths(url)).map((path): [string, State] => [nameOf(path), { path }])
  const all = [...pages, ...Object.entries(states)]
  const unknown = names.filter((name) => !all.some(([known]) => known === name))
  if (unknown.length > 0) {
    const known = all.map(([name]) => name).join(', ')
    throw new StartError(`Unknown page or state: ${unknown.join(', ')}. Pages and states: ${known}`)
  }
  const wanted = all.filter(([name]) => names.length === 0 || names.includes(name))
  const browser = await openBrowser()
  try {
    for (const width of WIDTHS) await shootAll(browser, { url, width, out, wanted })
    console.log(`${WIDTHS.length * wanted.length} screenshots in ${out}`)
  } finally {
    await browser.close()
  }
}

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

interface Shots {
  url: string
  width: number
  out: string
  wanted: [string, State][]
}

async function shootAll(browser: Browser, { url, width, out, wanted }: Shots): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    // No animations: a screenshot shows a single moment, which should be the final state.
    reducedMotion: 'reduce',
  })
  for (const [name, state] of wanted) {
    await shoot(context, { file: join(out, `${name}-${width}.png`), url, state })
  }
  await context.close()
}

interface Shot {
  file: string
  url: string
  state: State
}

/** Uses a new tab for each shot: an opened chat stays open in its tab. */
async function shoot(context: BrowserContext, { file, url, state }: Shot): Promise<void> {
  const { path, reach, screenOnly = false } = state
  const page = await context.newPage()
  await gotoStarted(page, url + path)
  // Once dismissed, the cookie banner does not appear on later pages.
  const answer = page.getByRole('button', { name: 'Reject all' })
  if (await answer.isVisible()) await answer.click()
  await reach?.(page)
  if (!screenOnly) await loadWholePage(page)
  await page.screenshot({ path: file, fullPage: !screenOnly })
  await page.close()
}

/** Pictures and controls far down would load only once they come near the viewport. */
async function loadWholePage(page: Page): Promise<void> {
  const { length, step } = await page.evaluate<{ length: number; step: number }>(
    '({ length: document.documentElement.scrollHeight, step: innerHeight })',
  )
  for (let top = 0; top < length; top += step) await scrollTo(page, top)
  await scrollTo(page, 0)
  await page.waitForLoadState('networkidle')
  // Not those in hidden panels: they never load, and decoding them would never end.
  await page.evaluate(
    'Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => {})))',
  )
}

/** Waits until the page has been painted there, which is when it notices what has come near. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    scrollTo({ top: ${top}, behavior: 'instant' })
    requestAnimationFrame(() => setTimeout(resolve, 50))
  })`)
}
