// What holds for every page: it fits every screen, breaks no rule of WCAG 2.2 AA that a tool can check, can be used
// with the keyboard alone, and is complete without script.
import type { Page } from '@playwright/test'
import { caseStudies } from '../../src/content/case-studies'
import { services } from '../../src/content/services'
import { violations } from './axe'
import { contactForm, open as openChat, say } from './chat-window'
import { doubledWidths, doubleText } from './double-text'
import { twoFrames } from './frames'
import { hiddenNamesIn, hiddenNamesOf } from './hidden-names'
import { layoutShift, watchLayoutShift } from './layout-shift'
import { paleTexts } from './pale-texts'
import { dialogs, missing, paths } from './paths'
import { expect, test } from './test'
import { unstyled } from './unstyled'
import { webFonts } from './web-fonts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: /status of 404/ })

const PHONE = { width: 360, height: 800 }
const DESKTOP = { width: 1280, height: 800 }

/** The pages that speak of minutes and hours. */
const withTimes = [
  '/',
  '/services',
  '/services/helpdesk-support',
  '/resources',
  '/about',
  '/?form=contact',
]

/** Of pages that are made of the same parts as another, one is enough for every change. */
const alike = [
  ...services.map(({ slug }) => `/services/${slug}`).filter((path) => !withTimes.includes(path)),
  ...caseStudies.slice(1).map(({ slug }) => `/case-studies/${slug}`),
  '/case-studies',
  '/terms',
  '/cookies',
  '/sitemap',
  ...missing.slice(1),
  ...dialogs.slice(1),
]

/** Its form, in a dialog or in the page, and what is promised of a page besides its accessibility. */
function visit(path: string) {
  const isDialog = dialogs.includes(path)
  const form = isDialog ? '[role="dialog"]' : path === '/contact' ? '#contact-page' : null
  // The whole of the home page is walked below.
  const isWalked = paths.includes(path) && path !== '/'
  const hasTimes = withTimes.includes(path)
  const promises = [
    'embeds its styles',
    `has no accessibility violation${form ? ', even while its form shows errors' : ''}`,
    ...(isDialog ? [] : ['fits every width, with text at 200% too']),
    ...(hasTimes ? ['parts no time from its unit'] : []),
    ...(isWalked ? ['is walked by the Tab key'] : []),
  ]
  return { isDialog, form, isWalked, hasTimes, promises }
}

// One visit for all of it: loading a page takes longer than most of what is checked on it.
for (const path of [...paths, ...missing, ...dialogs]) {
  const { isDialog, form, isWalked, hasTimes, promises } = visit(path)
  const extent = alike.includes(path) ? ' @extended' : ''
  test(`${path} ${promises.join(', ')}${extent}`, async ({ page }) => {
    test.slow()
    // A busy machine may take longer than the half minute after which the chat invites, over what is checked here.
    await page.addInitScript(() => localStorage.setItem('chatbot_dismissed', 'true'))
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    if (isDialog) {
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
    }
    await test.step('embeds the styles of what appears without interaction', async () => {
      expect.soft(await unstyled(page)).toEqual([])
    })
    if (!isDialog) {
      await test.step('loads the pictures of its first screen at once', async () => {
        expect.soft(await page.locator('img').evaluateAll(lateOnFirstScreen)).toEqual([])
      })
      await test.step('does not scroll horizontally', () => expectToFit(page))
      await test.step('nor does it with text at 200%', () => expectDoubledToFit(page))
    }
    if (hasTimes) {
      await test.step('no line break separates a time from its unit', () => expectTimesWhole(page))
    }
    await test.step('has no accessibility violation', async () => {
      await expectAccessible(page, 'as it opens', [PHONE])
      await unfold(page, true)
      await expectAccessible(page, 'with everything unfolded', [DESKTOP])
      await unfold(page, false)
      // With forced colors only the colors change, so only contrast is checked.
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await violations(page, ['color-contrast']), 'in forced colors').toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
    })
    await test.step('is dark text on paper', async () => {
      await page.emulateMedia({ media: 'print' })
      expect.soft(await page.evaluate(paleTexts)).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    })
    if (isWalked) await test.step('is walked by the Tab key', () => walkIntoFooter(page))
    if (form) {
      await test.step('has no accessibility violation while its form shows errors', async () => {
        await page.locator(form).locator('button[type="submit"]').click()
        await expect(page.locator(form).getByRole('alert')).toBeFocused()
        await expectAccessible(page, 'with errors', [DESKTOP, PHONE])
      })
    }
  })
}

test('ad blockers hide nothing that the server sends', async ({ request }) => {
  for (const path of [...paths, ...missing, ...dialogs]) {
    const html = await (await request.get(path)).text()
    expect.soft(hiddenNamesOf(html), path).toEqual([])
  }
})

test('ad blockers hide nothing that a page opens', async ({ page }) => {
  await openChat(page)
  await say(page, 'Can someone call me tomorrow?')
  await expect(contactForm(page)).toBeVisible()
  expect.soft(await hiddenNamesIn(page), 'the chat').toEqual([])
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible()
  expect.soft(await hiddenNamesIn(page), 'Cookie Settings').toEqual([])
  await page.setViewportSize(PHONE)
  await page.goto('/careers')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect.soft(await hiddenNamesIn(page), 'the menu').toEqual([])
})

/** Pictures that are visible without scrolling, and yet wait for the layout: it shows nothing larger before them. */
function lateOnFirstScreen(images: (HTMLElement | SVGElement)[]): (string | null)[] {
  return images
    .filter((image) => image.getAttribute('loading') === 'lazy')
    .filter((image) => {
      const { top, height } = image.getBoundingClientRect()
      return height > 0 && top < window.innerHeight
    })
    .map((image) => image.getAttribute('src'))
}

// 320 px is also a 1280 px window at 400% zoom (WCAG 2.2, 1.4.10).
async function expectToFit(page: Page, widths = [320, 768, 1280, 2560]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `at ${width} px`).toBe(0)
  }
}

/** A visitor gets the layout of a smaller screen (WCAG 2.2, 1.4.4). */
async function expectDoubledToFit(page: Page): Promise<void> {
  const restore = await doubleText(page)
  await expectToFit(page, doubledWidths)
  await restore()
}

function unfold(page: Page, open: boolean): Promise<void> {
  return page.evaluate((is) => {
    for (const details of document.querySelectorAll('details')) details.open = is
  }, open)
}

async function expectAccessible(page: Page, state: string, sizes: (typeof PHONE)[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect.soft(await violations(page), `${state}, ${size.width} px`).toEqual([])
  }
}

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

async function expectTimesWhole(page: Page): Promise<void> {
  for (const width of [320, 360, 390, 412, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await page.evaluate(partedTimes), `at ${width} px`).toEqual([])
  }
}

test.describe('replacing the fallback fonts of any system with the web fonts', () => {
  test.use({ drawn: true })

  test('shifts no page @extended', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 412, height: 823 })
    await watchLayoutShift(page)
    await page.route('**/*.woff2', async (route) => {
      // They are asked for once the page is painted without them: this leaves it as long as a fast network would.
      await new Promise((resolve) => setTimeout(resolve, 50))
      await route.continue()
    })
    for (const path of paths) {
      await page.goto(path)
      await expect.poll(() => webFonts(page), path).toEqual(['Figtree', 'Host Grotesk'])
      await twoFrames(page)
      // Without a matching fallback font, 0.18; a heading line that wraps differently, 0.04.
      expect.soft(await layoutShift(page), path).toBeLessThan(0.05)
    }
  })
})

interface Stop {
  name: string
  problem: string
  inFooter: boolean
}

/** The next Tab stop, which must be visible. Null at the end of the page. */
async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab')
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

/** From the skip link to the footer: header and footer are the same on all pages. */
async function walkIntoFooter(page: Page): Promise<void> {
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
}

/**
 * Runs in the page, once the effect of the last key is on the screen: the focused element, and what is wrong with how it is
 * shown. Null at the end.
 */
async function currentStop(): Promise<Stop | null> {
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
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

const BLOCKS =
  ':is(address, article, aside, div, dl, figure, form, h1, h2, h3, h4, ol, p, section, table, ul)'
/** What HTML's content models do not allow, and a parser moves nowhere. */
const MISPLACED = [
  `:is(span, strong, em, small, button, label, h1, h2, h3, h4) ${BLOCKS}`,
  'dl > :not(dt, dd, div)',
  'dl > div > :not(dt, dd)',
  ':is(ul, ol) > :not(li)',
  ':is(a, button, summary) :is(a, button, input, select, textarea)',
].join(', ')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has one main heading, its text, valid nesting, no empty section, a footer with links and no chat', async ({
    page,
  }) => {
    test.slow()
    for (const path of [...paths, ...missing]) {
      // What it is asked needs no picture.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const { words, links, ...found } = await page.evaluate((selector) => {
        const all = (what: string) => Array.from(document.querySelectorAll<HTMLElement>(what))
        const starts = (parts: HTMLElement[]) =>
          parts.map(({ outerHTML }) => outerHTML.slice(0, 100))
        return {
          titles: all('h1').length,
          words: all('main')[0]?.innerText.split(/\s+/).length,
          empty: starts(all('main section').filter((section) => !section.innerText.trim())),
          misplaced: starts(all(selector)),
          links: all('footer a').length,
          // A section of the privacy policy has such a name too.
          chats: all('[id^="chat-"]:not(main [id])').length,
        }
      }, MISPLACED)
      expect(found, path).toEqual({ titles: 1, empty: [], misplaced: [], chats: 0 })
      expect(words, path).toBeGreaterThan(missing.includes(path) ? 10 : 60)
      expect(links, path).toBeGreaterThan(15)
    }
  })
})
