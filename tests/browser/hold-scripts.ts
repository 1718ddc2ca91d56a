import type { Page } from '@playwright/test'

/** Delays the scripts of the next page until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, '**/assets/**/*.js')
}

/** Delays the requests to URLs that match until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}
