// Turns the mouse wheel, and waits for what that scrolls.
import type { Page } from '@playwright/test'
import { twoFrames } from './frames'

/** Far down, wherever the pointer is. */
export async function turnWheel(page: Page): Promise<void> {
  const turned = page.evaluate(
    () => new Promise((done) => addEventListener('wheel', () => done(true), { capture: true })),
  )
  await page.mouse.wheel(0, 2_000)
  await turned
  await twoFrames(page)
}
