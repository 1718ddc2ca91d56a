// What the first view of each page loads: response bodies as sent, with brotli where it saves bytes.
import type { Browser, Request } from '@playwright/test'
import { gotoStarted } from '../tools/goto-started'
import { listedPaths } from '../tools/listed-paths'
import { openBrowser } from '../tools/open-browser'
import { startTemporarySite } from '../tools/temporary-site'
import { type BenchRow, spread } from './report'

/** Goals in KB of 1,000 bytes. Styles are part of the page and counted with it. */
const GOALS = { script: 100, font: 50, everything: 160 }
const NAMES = { script: 'JavaScript', font: 'fonts', everything: 'everything' }

type Weight = Record<keyof typeof GOALS, number>

/** JavaScript for each route; then a row per kind across all routes: lightest, median and heaviest page. */
export async function pageWeight(): Promise<BenchRow[]> {
  const site = await startTemporarySite({ redis: false })
  const browser = await openBrowser()
  try {
    const weights: Weight[] = []
    const scripts: BenchRow[] = []
    for (const path of await listedPaths(site.url)) {
      const weight = await weigh(browser, site.url + path)
      weights.push(weight)
      const name = `JavaScript on the first view of ${path}`
      scripts.push({ name, unit: 'KB', goal: GOALS.script, ...spread([weight.script]) })
    }
    const overAll = (Object.keys(GOALS) as (keyof Weight)[]).map(
      (type): BenchRow => ({
        name: `${NAMES[type]} on the first view, over all routes`,
        unit: 'KB',
        goal: GOALS[type],
        judged: 'max',
        ...spread(weights.map((weight) => weight[type])),
      }),
    )
    return [...scripts, ...overAll]
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** On a phone-sized viewport, for a visitor who only reads. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await gotoStarted(page, url)
  // What was transferred: not every response has a Content-Length.
  const sizes = await Promise.all(
    finished.map(async (request) => ({
      type: request.resourceType(),
      size: (await request.sizes()).responseBodySize,
    })),
  )
  await page.close()
  const sum = (wanted: (type: string) => boolean) =>
    sizes.filter(({ type }) => wanted(type)).reduce((total, { size }) => total + size, 0) / 1_000
  return {
    script: sum((type) => type === 'script'),
    font: sum((type) => type === 'font'),
    everything: sum(() => true),
  }
}
