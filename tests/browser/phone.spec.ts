// What touch screens bring with them: gestures, zooming, and a keyboard that takes half of the screen.
import type { Locator, Page } from '@playwright/test'
import { bubble, line, open, panel } from './chat-window'
import { drawAgain } from './drawing'
import { expect, test } from './test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Swipes to the left with one finger. */
async function swipeLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 200 }],
    })
  await touch('touchStart', 160)
  for (let x = 150; x >= 20; x -= 10) {
    await touch('touchMove', x)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd')
}

test('what a dialog, Cookie Settings or the chat hides when zoomed in is reached by a swipe @extended', async ({
  page,
}) => {
  const openers = {
    'a form': () => page.goto('/services?form=service-request'),
    'Cookie Settings': async () => {
      await page.goto('/terms')
      await page.getByRole('button', { name: 'Cookie Settings' }).tap()
    },
    'the chat': () => open(page),
  }
  const session = await page.context().newCDPSession(page)
  for (const [name, opened] of Object.entries(openers)) {
    await opened()
    await expect(page.getByRole('dialog')).toBeVisible()
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    const left = () => page.evaluate(() => Math.round(window.visualViewport?.offsetLeft ?? 0))
    expect(await left(), name).toBe(0)
    await swipeLeft(page)
    await expect.poll(left, { message: name }).toBeGreaterThan(100)
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
  }
})

/** The targets that are too small for a finger. */
const small = (targets: Locator) =>
  targets.evaluateAll((all) =>
    all.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const isSmall = width > 0 && (width < 44 || height < 44)
      return isSmall ? [`${target.textContent}: ${width} x ${height}`] : []
    }),
  )

test('the links of header, footer, breadcrumb trail, contents, contact page and a list of errors are at least 44 px high, and as wide', async ({
  page,
}) => {
  for (const path of ['/', '/services/web-design', '/case-studies']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Cookie Settings' })).toBeVisible()
    const links = 'header a, header button, footer li :is(a, button), [aria-label="Breadcrumb"] a'
    expect.soft(await small(page.locator(links)), path).toEqual([])
  }
  await test.step('in the contents of a legal page, also on a tablet', async () => {
    await page.goto('/terms')
    const lines = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      expect.soft(await small(lines), `${width} px`).toEqual([])
    }
  })
  await test.step('in the contact page, and in its list of errors', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/contact')
    const card = page.getByRole('region', { name: 'Contact Information' })
    const ways = card.locator('a[href^="tel:"], a[href^="mailto:"]')
    await expect(ways).toHaveCount(3)
    expect.soft(await small(ways)).toEqual([])
    await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).tap()
    const errors = page.locator('#contact-page').getByRole('alert').getByRole('link')
    await expect(errors.first()).toBeVisible()
    expect(await small(errors)).toEqual([])
  })
})

test.describe('where the keyboard makes the window lower', () => {
  test('a tablet keeps the chat as it is while somebody types in it @extended', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(page)
    await line(page).tap()
    await page.keyboard.type('Hello')
    await page.setViewportSize({ width: 1280, height: 370 })
    await expect(line(page)).toBeFocused()
    await page.keyboard.type(' there')
    await expect(line(page)).toHaveValue('Hello there')
    // Once nobody types, it is that of a low screen, which traps the focus.
    await panel(page).focus()
    await expect(page.locator('#main')).toHaveAttribute('aria-hidden', 'true')
  })

  test.describe('on a first visit', () => {
    test.use({ cookies: 'unanswered' })

    test('nothing floats over the field that is typed in, and everything does beside a checkbox @extended', async ({
      page,
    }) => {
      await page.goto('/contact')
      const banner = page.getByRole('region', { name: 'Cookies' })
      const message = page.getByRole('textbox', { name: 'Message' })
      const top = page.getByRole('button', { name: 'Back to top' })
      await expect(banner).toBeVisible()
      await message.scrollIntoViewIfNeeded()
      await expect(bubble(page)).toBeVisible()
      await expect(top).toBeVisible()
      await message.tap()
      await expect(bubble(page)).toBeHidden()
      await expect(top).toBeHidden()
      const agreement = page.getByLabel(/I agree to the/)
      await agreement.tap()
      await expect(agreement).toBeFocused()
      await expect(bubble(page)).toBeVisible()
      await expect(top).toBeVisible()
      await message.tap()
      await expect(bubble(page)).toBeHidden()
      await page.setViewportSize({ width: 360, height: 330 })
      await expect(banner).toBeHidden()
      await message.blur()
      await expect(banner).toBeVisible()
      await expect(bubble(page)).toBeVisible()
    })
  })
})

interface Watchers {
  open: { onclose: () => void }[]
}

test('a request to close, such as Android’s Back, closes the menu, Cookie Settings or the chat alone @extended', async ({
  page,
}) => {
  // No keyboard or button of this browser makes such a request.
  await page.addInitScript(() => {
    const watchers: Watchers = { open: [] }
    class CloseWatcher {
      onclose = () => {}
      constructor() {
        watchers.open.push(this)
      }
      destroy() {
        watchers.open.splice(watchers.open.indexOf(this), 1)
      }
    }
    Object.assign(window, { CloseWatcher, watchers })
  })
  const watchers = () =>
    page.evaluateHandle(() => (window as unknown as { watchers: Watchers }).watchers)
  await page.goto('/terms')
  for (const name of ['Menu', 'Cookie Settings', 'Open chat']) {
    await page.getByRole('button', { name, exact: true }).tap()
    await expect(page.getByRole('dialog'), name).toBeVisible()
    await (await watchers()).evaluate(({ open }) => open.at(-1)?.onclose())
    await expect(page.getByRole('dialog'), name).toHaveCount(0)
    expect(await (await watchers()).evaluate(({ open }) => open.length), name).toBe(0)
  }
  await expect(page).toHaveURL(/\/terms$/)
})

test('the message field of the chat grows with its text in browsers that do not do so themselves @extended', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (property: string, value?: string) =>
      property !== 'field-sizing' && supports(property, value ?? '')
  })
  await open(page)
  await line(page).evaluate((field) => field.style.setProperty('field-sizing', 'fixed'))
  const height = () => line(page).evaluate((field) => field.clientHeight)
  const single = await height()
  await line(page).fill('Our mail server rejects messages since this morning. Can somebody come?')
  await expect.poll(height).toBeGreaterThan(single * 1.5)
  const hidden = () => line(page).evaluate((field) => field.scrollHeight - field.clientHeight)
  expect(await hidden()).toBeLessThanOrEqual(1)
  await line(page).fill('word '.repeat(200))
  expect(await height()).toBeLessThan(130)
  await line(page).fill('')
  await expect.poll(height).toBe(single)
})

test('the chat is not moved by what a closed keyboard leaves behind @extended', async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => {
    const screen = window.visualViewport as VisualViewport
    Object.defineProperty(screen, 'offsetTop', { value: 24, configurable: true })
    screen.dispatchEvent(new Event('scroll'))
  })
  await expect.poll(async () => (await panel(page).boundingBox())?.y).toBe(0)
})

test('the testimonials do not turn under a finger @extended', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const stories = page.getByRole('region', { name: 'Testimonials' })
  const slides = stories.getByRole('group', { name: 'Slides' })
  const shown = stories.locator('[aria-current="true"]')
  await slides.scrollIntoViewIfNeeded()
  await expect(shown).toHaveAccessibleName('Testimonial 1 of 3', { timeout: 15_000 })
  const { x = 0, y = 0 } = (await slides.boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchCancel', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: x + 100, y: y + 50 }])
  await page.clock.runFor(7_000)
  // A slide glides in, which takes real time.
  await page.waitForTimeout(1_000)
  await expect(shown).toHaveAccessibleName('Testimonial 1 of 3')
  // As when the page begins to scroll under it; a tap would move the focus here, which stops it too.
  await touch('touchCancel', [])
  await page.clock.runFor(6_000)
  await expect(shown).toHaveAccessibleName('Testimonial 2 of 3')
})

test('a browser that darkens pages leaves the colors as they are @extended', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const picture = async (enabled: boolean) => {
    await session.send('Emulation.setAutoDarkModeOverride', { enabled })
    await page.goto('/about')
    await drawAgain(page)
    return page.getByRole('main').getByRole('link', { name: 'Join Our Team' }).first().screenshot()
  }
  const plain = await picture(false)
  expect((await picture(true)).equals(plain)).toBe(true)
})

test('at 400% zoom the label of the focused field of a dialog is in view @extended', async ({
  page,
}) => {
  // 1280 by 800 pixels, four times as large.
  await page.setViewportSize({ width: 320, height: 200 })
  for (const path of ['/?form=service-request', '/careers?form=job-application']) {
    await page.goto(path)
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('Email Address')
    await dialog.getByLabel('Full Name').focus()
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    const head = await dialog.getByRole('heading').boundingBox()
    const label = await dialog.locator('label', { hasText: 'Email Address' }).boundingBox()
    const box = await field.boundingBox()
    const below = (head?.y ?? 0) + (head?.height ?? 0)
    expect(label?.y, path).toBeGreaterThanOrEqual(below)
    expect((box?.y ?? 200) + (box?.height ?? 0), path).toBeLessThanOrEqual(200)
  }
})
