// Opens a page of the site as a visitor has it once everything is there.
import type { Page, Request } from '@playwright/test'

/** How long the network must be idle, in milliseconds: as for Playwright's `networkidle`. */
const IDLE_MS = 500

/**
 * Opens the page and waits until it has started and loads nothing more. An idle network alone does not tell: on a busy
 * machine it is idle for half a second before the scripts begin, and Playwright's `networkidle` then stays reached. The
 * chat's bubble appears when they have run.
 */
export async function gotoStarted(page: Page, url: string): Promise<void> {
  const loading = new Set<Request>()
  let changedAt = performance.now()
  const ended = (request: Request) => {
    loading.delete(request)
    changedAt = performance.now()
  }
  page.on('request', (request) => loading.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  await page.goto(url)
  await page.locator('#chat-bubble').waitFor({ state: 'attached' })
  changedAt = performance.now()
  while (loading.size > 0 || performance.now() - changedAt < IDLE_MS) await page.waitForTimeout(50)
}
