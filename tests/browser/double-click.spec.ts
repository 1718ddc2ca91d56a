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

/** Sends the contact form, and then clicks once more in the same place, where the consent to texts is by then. */
async function sendAndClick(page: Page, clickCount: number) {
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  const box = await form.getByRole('button', { name: 'Send Message' }).boundingBox()
  if (!box) throw new Error('not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  const note = form.getByRole('status').filter({ hasText: 'Message sent!' })
  await expect(note).toBeFocused()
  const consent = form.getByRole('checkbox', { name: /text messages/ })
  // Wherever the page has scrolled to.
  await consent.evaluate(
    (element, { left, top }) => {
      const label = (element as HTMLInputElement).labels?.[0]
      Object.assign(label?.style ?? {}, { position: 'fixed', left: `${left}px`, top: `${top}px` })
    },
    { left: x - 10, top: y - 10 },
  )
  await page.mouse.down({ clickCount })
  await page.mouse.up({ clickCount })
  return { note, consent }
}

test('does not consent to text messages in a form that was sent and has scrolled', async ({
  page,
}) => {
  const { note, consent } = await sendAndClick(page, 2)
  await expect(consent).not.toBeChecked()
  await expect(note).toBeFocused()
})

test('is what the browser counts as one: a click by itself consents', async ({ page }) => {
  const { consent } = await sendAndClick(page, 1)
  await expect(consent).toBeChecked()
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
