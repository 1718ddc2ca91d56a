// A double click where one is enough: the second click neither undoes what the first has done nor presses what is left
// in its place.
import type { Locator, Page } from '@playwright/test'
import { bubble, PATH, panel } from './chat-window'
import { fillContact, uniqueEmail } from './fill-contact'
import { expect, test } from './test'

/** Two clicks with the pause of a hand, the second on whatever is there by then. */
async function doubleClick(button: Locator): Promise<void> {
  await button.dblclick({ delay: 60 })
}

test('opens the chat, and closes it; a key does either each time', async ({ page }) => {
  await page.goto(PATH)
  await doubleClick(bubble(page))
  await expect(panel(page)).toBeVisible()
  await expect(bubble(page)).toHaveAttribute('aria-expanded', 'true')
  await doubleClick(bubble(page))
  await expect(panel(page)).toHaveCount(0)
  await expect(bubble(page)).toHaveAttribute('aria-expanded', 'false')
  for (const open of ['true', 'false', 'true']) {
    await bubble(page).press('Enter')
    await expect(bubble(page)).toHaveAttribute('aria-expanded', open)
  }
})

test('opens the services menu', async ({ page }) => {
  await page.goto(PATH)
  const toggle = page.getByRole('button', { name: 'Show all services' })
  await doubleClick(toggle)
  await page.mouse.move(0, 500)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('opens what unfolds', async ({ page }) => {
  await page.goto('/resources')
  const folded = page.locator('details').first()
  await doubleClick(folded.locator('summary'))
  await expect(folded).toHaveAttribute('open')
  await folded.locator('summary').press('Enter')
  await expect(folded).not.toHaveAttribute('open')
})

test('stops what moves', async ({ page }) => {
  await page.goto('/')
  await page.locator('[aria-roledescription="carousel"]').scrollIntoViewIfNeeded()
  await doubleClick(page.getByRole('button', { name: 'Pause testimonials' }))
  await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible()
})

/** However long the answer takes, the second click comes at the same time as the first, or so many milliseconds later. */
const setClock = (page: Page, ms: number) =>
  page.evaluate(
    `Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, value: ${ms} })`,
  )

/** Sends the contact form, and returns where the click was, and what it may hit by then. */
async function sendForm(page: Page) {
  await page.goto('/contact')
  await setClock(page, 0)
  const form = page.locator('#contact-page')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  const box = await form.getByRole('button', { name: 'Send Message' }).boundingBox()
  if (!box) throw new Error('not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  const note = form.getByRole('status').filter({ hasText: 'Message sent!' })
  await expect(note).toBeFocused()
  const consent = form.locator('label', { hasText: 'text messages' })
  return { x, y, note, consent, box: form.getByRole('checkbox', { name: /text messages/ }) }
}

/** Puts the element there, wherever the page has scrolled to. */
function putAt(element: Locator, x: number, y: number): Promise<void> {
  const [left, top] = [`${x - 10}px`, `${y - 10}px`]
  return element.evaluate(({ style }: HTMLElement, place) => void Object.assign(style, place), {
    position: 'fixed',
    zIndex: '99',
    left,
    top,
  })
}

async function clickOnceMore(page: Page, clickCount: number): Promise<void> {
  await page.mouse.down({ clickCount })
  await page.mouse.up({ clickCount })
}

test('does not consent to text messages in a form that was sent and has scrolled', async ({
  page,
}) => {
  const { x, y, note, consent, box } = await sendForm(page)
  await putAt(consent, x, y)
  await clickOnceMore(page, 2)
  await expect(box).not.toBeChecked()
  await expect(note).toBeFocused()
  // What the browser counts as a click by itself consents.
  await clickOnceMore(page, 1)
  await expect(box).toBeChecked()
})

test('leaves a further click, a second later, to what is there', async ({ page }) => {
  const { x, y, consent, box } = await sendForm(page)
  await putAt(consent, x, y)
  await setClock(page, 900)
  await clickOnceMore(page, 3)
  await expect(box).not.toBeChecked()
  await setClock(page, 1_100)
  await clickOnceMore(page, 4)
  await expect(box).toBeChecked()
})

test('presses what is elsewhere, although the browser counts on', async ({ page }) => {
  const { x, y, consent, box } = await sendForm(page)
  await putAt(consent, x, y - 200)
  await page.mouse.move(x, y - 200)
  await clickOnceMore(page, 2)
  await expect(box).toBeChecked()
})

test('leaves the focus on the confirmation of a form that was sent and has scrolled', async ({
  page,
}) => {
  const { x, y, note } = await sendForm(page)
  await putAt(page.getByRole('heading', { level: 1 }), x, y)
  await clickOnceMore(page, 2)
  await expect(note).toBeFocused()
  await clickOnceMore(page, 1)
  await expect(note).not.toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  async function doubleTap(page: Page, button: Locator): Promise<void> {
    const box = await button.boundingBox()
    if (!box) throw new Error('not shown')
    const { x, y, width, height } = box
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
    await tap()
    await expect(button).toHaveCount(0)
    await tap()
    // What the second one opens would be there by then.
    await page.waitForTimeout(300)
  }

  test('opens the menu, whose button is where the one is that closes it', async ({ page }) => {
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // Counted as the second of two, however long the panel took.
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.waitForTimeout(300)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('opens the menu where the browser does not count taps', async ({ page }) => {
    await page.goto(PATH)
    const dialog = page.getByRole('dialog')
    /** A tap in one place, as Chrome on Android reports it: each is the first. */
    const tap = (button: Locator, timeStamp: number) =>
      button.evaluate((element, at) => {
        const where = { clientX: 340, clientY: 30, detail: 1, pointerType: 'touch' }
        const click = new PointerEvent('click', { ...where, bubbles: true, cancelable: true })
        element.dispatchEvent(Object.defineProperty(click, 'timeStamp', { value: at }))
      }, timeStamp)
    await tap(page.getByRole('button', { name: 'Menu' }), 10_000)
    await expect(dialog).toBeVisible()
    await tap(page.getByRole('button', { name: 'Close menu' }), 10_250)
    await page.waitForTimeout(300)
    await expect(dialog).toBeVisible()
    await tap(page.getByRole('button', { name: 'Close menu' }), 11_000)
    await expect(dialog).toHaveCount(0)
  })

  test('opens what the first tap was for before the site ran', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(PATH)
    await page.locator('html[data-site="runs"]').waitFor()
    const toggle = page.getByRole('button', { name: 'Show all services' })
    /** As the site replays an early tap, and then a tap in the same place so many milliseconds later. */
    const replayed = (ms: number) =>
      toggle.evaluate(async (element: HTMLElement, later) => {
        element.click()
        await new Promise((resolve) => setTimeout(resolve))
        const { left, top } = element.getBoundingClientRect()
        const where = { clientX: left + 5, clientY: top + 5, detail: 1, pointerType: 'touch' }
        const click = new PointerEvent('click', { ...where, bubbles: true, cancelable: true })
        const value = performance.now() + later
        element.dispatchEvent(Object.defineProperty(click, 'timeStamp', { value }))
      }, ms)
    await replayed(200)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await replayed(1_000)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes the menu, whose button is behind the one that closes it', async ({ page }) => {
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    // In the same place: sooner, the first of the two would be the second click of the tap that opened it.
    await page.waitForTimeout(600)
    await doubleTap(page, page.getByRole('button', { name: 'Close menu' }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('closes Cookie Settings, whose link is behind a choice', async ({ page }) => {
    await page.goto(PATH)
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })
    // Wherever the choice will be: on some screens it is there by chance.
    await opener.evaluate(({ style }) =>
      Object.assign(style, { position: 'fixed', inset: 'auto 0 0', height: '50%' }),
    )
    await opener.tap()
    const reject = page.getByRole('button', { name: 'Reject all' })
    await expect(reject).toBeVisible()
    await doubleTap(page, reject)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
