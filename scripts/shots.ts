// npm run shots: a picture of every page, dialog and state at four widths, into .data/shots/, to look at
// with your own eyes.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { runProgram } from '../src/node/start-error'
import { startBenchSite } from './bench/site'
import { DATA, openBrowser } from './bench/surroundings'
import { listedPaths } from './listed-paths'

const WIDTHS = [360, 768, 1280, 1920]

interface State {
  path: string
  /** Brings the page into the state; absent where the address does. */
  reach?: (page: Page) => Promise<void>
  /** Only what is on the screen: for what covers the page. */
  screenOnly?: boolean
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

/** What pages alone do not show. */
const states: Record<string, State> = {
  'not-found': { path: '/no-such-page' },
  'service-not-found': { path: '/services/nothing' },
  'case-study-not-found': { path: '/case-studies/nobody' },
  'resources-case-studies': { path: '/resources#case-studies' },
  'resources-faqs': { path: '/resources#faqs' },
  'resources-article': { path: '/resources#spot-phishing' },
  'contact-errors': { path: '/contact', reach: press('Send Message') },
  'dialog-service-request': { path: '/about?form=service-request', screenOnly: true },
  'dialog-contact': { path: '/?form=contact', screenOnly: true },
  'dialog-consultation': { path: '/case-studies/gj-fitness?form=consultation', screenOnly: true },
  'dialog-newsletter': { path: '/careers?form=newsletter', screenOnly: true },
  'dialog-job-application': { path: '/careers?form=job-application', screenOnly: true },
  'dialog-cookies': { path: '/about', reach: press('Cookie Settings'), screenOnly: true },
  chat: { path: '/about', reach: press('Open chat'), screenOnly: true },
  menu: { path: '/about', reach: openMenu, screenOnly: true },
}

/** The drawer on small screens, the list of services on large ones. */
async function openMenu(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  if (await drawer.isVisible()) await drawer.click()
  else await page.getByRole('button', { name: 'Show all services' }).click()
}

runProgram(async () => {
  const out = join(DATA, 'shots')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const site = await startBenchSite({ redis: false })
  const browser = await openBrowser(chromium)
  const pages = (await listedPaths(site.url)).map((path): [string, State] => [
    nameOf(path),
    { path },
  ])
  const wanted = [...pages, ...Object.entries(states)]
  try {
    for (const width of WIDTHS) await shootAll(browser, { url: site.url, width, out, wanted })
    console.log(`${WIDTHS.length * wanted.length} pictures in ${out}`)
  } finally {
    await browser.close()
    await site.stop()
  }
  process.exit(0)
})

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
    // Everything in its final state: a picture shows one moment only.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const [name, { path, reach, screenOnly = false }] of wanted) {
    // From nowhere, so that an address that differs in its hash only is a new page too.
    await page.goto('about:blank')
    await page.goto(url + path, { waitUntil: 'networkidle' })
    // A question that was answered is not asked on the next page.
    const answer = page.getByRole('button', { name: 'Reject all' })
    if (await answer.isVisible()) await answer.click()
    await reach?.(page)
    await showAllPictures(page)
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: !screenOnly })
  }
  await context.close()
}

/** Pictures far down are loaded when they come near. */
async function showAllPictures(page: Page): Promise<void> {
  for (const image of await page.locator('img[loading="lazy"]:visible').all()) {
    await image.scrollIntoViewIfNeeded()
  }
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(150)
}
