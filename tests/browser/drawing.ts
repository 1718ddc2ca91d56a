// Most tests ask what a page holds, not what the screen shows: they need no pixels.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, TestInfo } from '@playwright/test'

/** Runs in the page: makes it transparent after its first paint, for which the site waits. */
export function drawOnce(): void {
  const undrawn = new CSSStyleSheet()
  undrawn.replaceSync('html { opacity: 0 }')
  Reflect.set(window, 'undrawn', undrawn)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    // The site has sheets of its own there.
    document.adoptedStyleSheets.push(undrawn)
  }).observe({ type: 'paint', buffered: true })
}

/** For what looks at the page as it is shown from here on. */
export const drawAgain = (page: Page) => restyle(page, '')

/** For what comes after that. */
export const drawNoMore = (page: Page) => restyle(page, 'html { opacity: 0 }')

function restyle(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const undrawn: CSSStyleSheet | undefined = Reflect.get(window, 'undrawn')
    undrawn?.replaceSync(text)
  }, rules)
}

/** In milliseconds. */
const PICTURE_MS = 5_000

/** Attaches a picture of the page to a test that failed. */
export async function photograph(page: Page, test: TestInfo): Promise<void> {
  const path = test.outputPath('page.png')
  const attach = async () => {
    await drawAgain(page)
    await page.screenshot({ path })
    await test.attach('screenshot', { path, contentType: 'image/png' })
  }
  // A page that has crashed, or whose script never ends, has no picture; the failure itself is what is to be reported.
  await Promise.race([attach(), sleep(PICTURE_MS)]).catch(() => undefined)
}

/** Runs in the page. A canvas that is not part of the page is axe's, which cannot check a contrast without it. */
export function drawNoParticles(): void {
  const { prototype } = HTMLCanvasElement
  prototype.getContext = new Proxy(prototype.getContext, {
    apply: (method, canvas: HTMLCanvasElement, args) =>
      canvas.isConnected ? null : Reflect.apply(method, canvas, args),
  })
}
