// Cumulative layout shift: how far visible content has moved by itself, see https://web.dev/articles/cls.
import type { Page } from '@playwright/test'

/** Starts counting with the next page. */
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
