// What holds for every page: it fits every screen, it can be used with the keyboard alone, and it is
// complete without script.
import type { Page } from '@playwright/test'
import { layoutShift, watchLayoutShift } from './layout-shift'
import { missing, paths } from './paths'
import { expect, test } from './test'
import { webFonts } from './web-fonts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of 404/ })

// 320 px is also a 1280 px window at 400% zoom (WCAG 2.2, 1.4.10).
test('no page scrolls horizontally from 320 to 2560 px', async ({ page }) => {
  test.slow()
  for (const path of [...paths, ...missing]) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    for (const width of [320, 768, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, `${path} at ${width}`).toBe(0)
    }
  }
})

/** Times that a line end parts from their units, with what is around them. */
function partedTimes(): string[] {
  const parted: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    for (const { 0: time, index } of text.matchAll(
      /\d+\s(business\s)?(minutes?|hours?)\b|within\s\d+(?=[.,])/g,
    )) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + time.length)
      const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
      if (new Set(tops).size > 1) parted.push(text.slice(Math.max(0, index - 20), index + 30))
    }
  }
  return parted
}

test('no line break separates a time from its unit at any width', async ({ page }) => {
  test.slow()
  const withTimes = ['/', '/services', '/services/helpdesk-support', '/resources', '/about']
  for (const path of [...withTimes, '/?form=contact']) {
    await page.goto(path)
    for (const width of [320, 360, 390, 412, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await page.evaluate(partedTimes), `${path} at ${width}`).toEqual([])
    }
  }
})

test('no page shifts when the web fonts replace the fallback fonts of any system', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 412, height: 823 })
  await watchLayoutShift(page)
  await page.route('**/*.woff2', async (route) => {
    // Long enough for the page to be painted without them.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  for (const path of paths) {
    await page.goto(path)
    await expect.poll(() => webFonts(page), path).toEqual(['Figtree', 'Host Grotesk'])
    await page.evaluate(painted)
    // Without a matching fallback font, 0.18; a heading line that wraps differently, 0.04.
    expect.soft(await layoutShift(page), path).toBeLessThan(0.05)
  }
})

interface Stop {
  name: string
  problem: string
  inFooter: boolean
}

/** The next Tab stop, which must be visible. Null at the end of the page. */
async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab')
  await page.evaluate(painted)
  const stop = await page.evaluate(currentStop)
  expect(stop?.problem ?? '', `${page.url()}: ${stop?.name}`).toBe('')
  return stop
}

test('the Tab key reaches every element of the home page, in view and visibly focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const seen: string[] = []
  let stop = await nextStop(page)
  while (stop) {
    seen.push(stop.name)
    stop = await nextStop(page)
  }
  expect(seen[0]).toBe('Skip to content')
  expect(seen.slice(-2)).toEqual(['Cookie Settings', 'Open chat'])
})

// Header and footer are the same on all of them.
for (const path of paths.filter((path) => path !== '/')) {
  test(`the Tab key reaches every element of ${path}, in view and visibly focused`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    expect((await nextStop(page))?.name).toBe('Skip to content')
    await page.keyboard.press('Enter')
    let stops = 0
    let stop = await nextStop(page)
    while (stop && !stop.inFooter) {
      stops++
      stop = await nextStop(page)
    }
    expect(stop, 'the walk leads into the footer').not.toBeNull()
    expect(stops).toBeGreaterThan(1)
  })
}

/** Runs in the page: resolves once the effect of the last key is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/** Runs in the page: the focused element, and what is wrong with how it is shown. Null at the end. */
function currentStop(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
  const inFooter = element.closest('footer') !== null
  const box = element.getBoundingClientRect()
  // A link whose click target is its whole card has its focus ring around the card.
  const ringed = [element, element.closest('li')].some((around) => {
    if (!around) return false
    return [null, '::after'].some((part) => {
      const { outlineStyle, boxShadow } = getComputedStyle(around, part)
      return outlineStyle !== 'none' || (around === element && !part && boxShadow !== 'none')
    })
  })
  const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  if (box.width === 0 || box.height === 0 || !inView)
    return { name, inFooter, problem: 'out of sight' }
  if (!ringed) return { name, inFooter, problem: 'no focus ring' }
  const middle = document.elementFromPoint(
    Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
    Math.min(Math.max(box.top + Math.min(box.height, 40) / 2, 1), innerHeight - 1),
  )
  const covered = middle && !element.contains(middle) && !middle.contains(element)
  return {
    name,
    inFooter,
    problem: covered ? `covered by ${middle.tagName} ${middle.className}` : '',
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has one main heading, all its links and no empty section', async ({ page }) => {
    for (const path of [...paths, ...missing]) {
      await page.goto(path)
      await expect(page.locator('h1'), path).toHaveCount(1)
      const text = await page.locator('main').innerText()
      expect(text.split(/\s+/).length, path).toBeGreaterThan(missing.includes(path) ? 10 : 60)
      expect(await page.locator('footer a').count(), path).toBeGreaterThan(15)
    }
  })
})
