// Waits two frames; anything that has not happened by then will not. One is not enough: it may have begun before.
import type { Page } from '@playwright/test'

export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
