// What the first view of a page loads: the bodies as the server sends them, brotli where it pays.
import { chromium } from '@playwright/test'
import type { Row } from './report'
import { startBenchSite } from './site'
import { openBrowser } from './surroundings'

/** The goal for all scripts of the first view of the home page, in KB of 1,000 bytes. */
const GOAL_KB = 110

export async function pageWeight(): Promise<Row[]> {
  const site = await startBenchSite({ redis: false })
  const browser = await openBrowser(chromium)
  try {
    const page = await browser.newPage()
    const bytes = new Map<string, number>()
    page.on('response', async (response) => {
      const type = response.request().resourceType()
      const size = Number((await response.allHeaders())['content-length'] ?? 0)
      bytes.set(type, (bytes.get(type) ?? 0) + size)
    })
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
    const total = [...bytes.values()].reduce((sum, size) => sum + size, 0)
    return [
      row('JavaScript on the first view of /', bytes.get('script') ?? 0, GOAL_KB),
      row('CSS on the first view of /', bytes.get('stylesheet') ?? 0, 15),
      row('fonts on the first view of /', bytes.get('font') ?? 0, 70),
      row('everything on the first view of /', total, 160),
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

function row(name: string, size: number, goal: number): Row {
  const kilobytes = Math.round(size / 100) / 10
  return { name, unit: 'KB', goal, min: kilobytes, median: kilobytes, max: kilobytes }
}
