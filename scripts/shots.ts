// npm run shots: a picture of every page at four widths, into .data/shots/, to look at with your own eyes.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { runProgram } from '../src/node/start-error'
import { startBenchSite } from './bench/site'
import { DATA, openBrowser } from './bench/surroundings'

const PATHS = { home: '/', contact: '/contact', 'not-found': '/no-such-page' }
const WIDTHS = [360, 768, 1280, 1920]

runProgram(async () => {
  const out = join(DATA, 'shots')
  mkdirSync(out, { recursive: true })
  const site = await startBenchSite({ redis: false })
  const browser = await openBrowser(chromium)
  try {
    for (const width of WIDTHS) await shootAll(browser, { url: site.url, width, out })
    console.log(`${WIDTHS.length * Object.keys(PATHS).length + WIDTHS.length} pictures in ${out}`)
  } finally {
    await browser.close()
    await site.stop()
  }
  process.exit(0)
})

interface Shot {
  url: string
  width: number
  out: string
}

async function shootAll(browser: Browser, { url, width, out }: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    // Everything in its final state: a picture shows one moment only.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  for (const [name, path] of Object.entries(PATHS)) {
    await page.goto(url + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(out, `${name}-${width}.png`), fullPage: true })
  }
  await page.goto(`${url}/contact`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').first().waitFor()
  await page.screenshot({ path: join(out, `contact-errors-${width}.png`), fullPage: true })
  await context.close()
}
