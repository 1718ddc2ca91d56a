// Opens a page of the site as a visitor has it once everything is there.
import type { Page } from '@playwright/test'

/**
 * Opens the page and waits until it has started and loads nothing more. An idle network alone does not tell: on a busy
 * machine it is idle for half a second before the scripts begin. The chat's bubble appears when they have run.
 */
export async function gotoStarted(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('#chat-bubble').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
