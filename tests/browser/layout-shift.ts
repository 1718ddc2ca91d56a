// How far what is on the screen has moved by itself: https://web.dev/articles/cls, a share of the screen.
import type { Page } from '@playwright/test'

/** Counts from the next page on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum: number = Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value')
        Reflect.set(window, 'layoutShift', sum)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'layoutShift'))
}
