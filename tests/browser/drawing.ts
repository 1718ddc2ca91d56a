// Most tests ask what a page holds, not what the screen shows: they need no pixels.
import type { Page } from '@playwright/test'

/** Runs in the page: makes it transparent after its first paint, for which the site waits. */
export function drawOnce(): void {
  const undrawn = new CSSStyleSheet()
  undrawn.replaceSync('html { opacity: 0 }')
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    document.adoptedStyleSheets = [undrawn]
  }).observe({ type: 'paint', buffered: true })
}

/** For what looks at the page as it is shown from here on. */
export function drawAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** Runs in the page. A canvas that is not part of the page is axe's, which cannot check a contrast without it. */
export function drawNoParticles(): void {
  const { prototype } = HTMLCanvasElement
  prototype.getContext = new Proxy(prototype.getContext, {
    apply: (method, canvas: HTMLCanvasElement, args) =>
      canvas.isConnected ? null : Reflect.apply(method, canvas, args),
  })
}
