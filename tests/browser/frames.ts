// What has not happened after two frames does not happen: the first may have begun before.
import type { Page } from '@playwright/test'

export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
