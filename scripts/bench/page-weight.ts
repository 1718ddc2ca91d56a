// What the first view of a page loads, in brotli bytes, as the server sends it.
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
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    const bytes = new Map<string, number>()
    const types = new Map<string, string>()
    client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other'
      bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
    })
    await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
    const total = [...bytes.values()].reduce((sum, size) => sum + size, 0)
    return [
      row('JavaScript on the first view of /', bytes.get('Script') ?? 0, GOAL_KB),
      row('CSS on the first view of /', bytes.get('Stylesheet') ?? 0, 15),
      row('fonts on the first view of /', bytes.get('Font') ?? 0, 70),
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
