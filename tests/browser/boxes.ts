// Where everything on a page is, and what has moved since.
import type { Page } from '@playwright/test'

/** Remembers where everything visible is; the header changes with how far the page is scrolled, not with its styles. */
export function rememberBoxes(page: Page, name: string): Promise<void> {
  return page.evaluate((key) => {
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish()
    }
    const boxes = new Map<Element, number[]>()
    for (const element of document.querySelectorAll('#site :not(header, header *, path)')) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const isVisible = element.checkVisibility({ visibilityProperty: true })
      if (isVisible && width > 0 && height > 0) boxes.set(element, [left, top, width, height])
    }
    Reflect.set(window, key, boxes)
  }, name)
}

/** What is elsewhere than it was then, or has another size. What is new, or gone, is no business of this. */
export function movedBoxes(page: Page, name: string): Promise<string[]> {
  return page.evaluate((key) => {
    /** In pixels: below this nobody sees, or misses, anything. */
    const TOLERANCE = 0.5
    const moved: string[] = []
    const boxes: Map<Element, number[]> = Reflect.get(window, key)
    for (const [element, then] of boxes) {
      if (!element.isConnected) continue
      const { left, top, width, height } = element.getBoundingClientRect()
      const now = [left, top, width, height]
      if (now.every((value, index) => Math.abs(value - (then[index] ?? 0)) <= TOLERANCE)) continue
      const [was, is] = [then, now].map((box) => box.map(Math.round).join())
      const names = `${element.tagName} ${element.id} ${element.getAttribute('class')}`
      moved.push(`${innerWidth} px: ${names} "${element.textContent?.slice(0, 20)}" ${was} → ${is}`)
    }
    return moved
  }, name)
}

/** Adds the full style sheet, as if it had just arrived, and returns what that moves. Then it is gone again. */
export async function movedByFullSheet(page: Page): Promise<string[]> {
  await rememberBoxes(page, 'before')
  await page.evaluate(async () => {
    const full = new CSSStyleSheet()
    full.replaceSync(await (await fetch(document.documentElement.dataset.styles ?? '')).text())
    Reflect.set(window, 'fullSheet', full)
    // Before what script has added.
    document.adoptedStyleSheets = [full, ...document.adoptedStyleSheets]
  })
  const moved = await movedBoxes(page, 'before')
  await page.evaluate(() => {
    const full: unknown = Reflect.get(window, 'fullSheet')
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== full)
  })
  return moved
}
