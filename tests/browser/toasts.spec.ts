// Toasts: how long they stay, and what they leave uncovered.
import type { Locator, Page } from '@playwright/test'
import { wrap } from './alter'
import { contactForm, line, open, panel, say } from './chat-window'
import { fillContact, uniqueEmail } from './fill-contact'
import { expect, test } from './test'

test.use({ expectedComplaints: /status of 500/ })

/** Longer than a toast is shown when nothing holds it. */
const LONG_MS = 9_000
/** Not as long: it can be read twice. */
const READ_MS = 7_000

async function provokeToast(page: Page) {
  await page.clock.install()
  await page.goto('/contact')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click()
  const toast = page.getByRole('group', { name: 'Something went wrong' })
  await expect(toast).toBeVisible()
  return toast
}

test('a toast stays under the pointer and disappears a while after it leaves @extended', async ({
  page,
}) => {
  const toast = await provokeToast(page)
  await toast.hover()
  await page.clock.runFor(LONG_MS)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(READ_MS)
  await expect(toast).toBeVisible()
  await page.clock.runFor(LONG_MS - READ_MS)
  await expect(toast).toBeHidden()
})

test('a toast under the pointer stays when the window is shown again @extended', async ({
  page,
}) => {
  const toast = await provokeToast(page)
  await toast.hover()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.runFor(LONG_MS)
  await expect(toast).toBeVisible()
})

test('the invitation to the chat waits until a toast is gone, and the next toast leaves its answers uncovered @extended', async ({
  page,
}) => {
  const toast = await provokeToast(page)
  const invitation = page.locator('#chat-invitation')
  // Nobody who fills in a form is invited.
  await page.getByRole('heading', { level: 1 }).click()
  await toast.hover()
  await page.clock.runFor(40_000)
  await expect(toast).toBeVisible()
  await expect(invitation).toHaveText('')
  await page.mouse.move(0, 0)
  await page.clock.runFor(LONG_MS + 2_500)
  await expect(toast).toBeHidden()
  await expect(invitation).toHaveCSS('position', 'fixed')
  await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click()
  await expect(toast).toBeVisible()
  const [above, below] = await Promise.all([toast.boundingBox(), invitation.boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('a toast counts its time only while the page is visible @extended', async ({ page }) => {
  const toast = await provokeToast(page)
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await turn(true)
  await page.clock.runFor(2 * LONG_MS)
  await expect(toast).toBeVisible()
  await turn(false)
  await page.clock.runFor(LONG_MS)
  await expect(toast).toBeHidden()
})

test('the reference of a form that has closed stays long enough to be written down @extended', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/?form=contact')
  await fillContact(page, '#contact-form', { email: uniqueEmail(), phone: '(214) 555-0123' })
  await page.locator('#contact-form').getByRole('button', { name: 'Send Message' }).press('Enter')
  const toast = page.getByRole('group', { name: 'Message sent!' })
  await expect(toast).toContainText('Reference')
  await page.clock.runFor(2 * LONG_MS)
  await expect(toast).toBeVisible()
  await page.clock.runFor(LONG_MS)
  await expect(toast).toBeHidden()
})

test('a toast stays while it has the focus, even after a pointer has left it @extended', async ({
  page,
}) => {
  const toast = await provokeToast(page)
  const dismiss = toast.getByRole('button', { name: 'Dismiss message' })
  await dismiss.focus()
  await page.clock.runFor(LONG_MS)
  await expect(dismiss).toBeFocused()
  await toast.hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(LONG_MS)
  await expect(dismiss).toBeFocused()
  await dismiss.blur()
  await page.clock.runFor(LONG_MS)
  await expect(toast).toBeHidden()
})

test('a dismissed toast returns the focus @extended', async ({ page }) => {
  const toast = await provokeToast(page)
  const send = page.locator('#contact-page').getByRole('button', { name: 'Send Message' })
  await expect(send).toBeFocused()
  const dismiss = toast.getByRole('button', { name: 'Dismiss message' })
  await dismiss.focus()
  // As when returning from another window: no element loses the focus.
  await dismiss.evaluate((element) => {
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  await page.keyboard.press('Enter')
  await expect(toast).toBeHidden()
  await expect(send).toBeFocused()
})

test('a toast dismissed while nothing has the focus leaves it in the page @extended', async ({
  page,
}) => {
  const toast = await provokeToast(page)
  await expect(
    page.locator('#contact-page').getByRole('button', { name: 'Send Message' }),
  ).toBeFocused()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await toast.getByRole('button', { name: 'Dismiss message' }).click()
  await expect(toast).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a toast dismissed without the focus, as in Safari, leaves it in the field @extended', async ({
  page,
}) => {
  const toast = await provokeToast(page)
  const name = page.locator('#contact-page').getByLabel('Full Name')
  await name.focus()
  const dismiss = toast.getByRole('button', { name: 'Dismiss message' })
  await dismiss.evaluate((button: HTMLElement) => button.click())
  await expect(toast).toBeHidden()
  await expect(name).toBeFocused()
})

test.describe('toasts that an extension has wrapped', () => {
  test.use({ expectedComplaints: /status of 500|NotFoundError/ })

  test('disappear, and so do those after them, while the page stays @extended', async ({
    page,
  }) => {
    const toast = await provokeToast(page)
    const send = page.locator('#contact-page').getByRole('button', { name: 'Send Message' })
    for (let i = 0; i < 3; i++) {
      await toast.evaluate(wrap)
      await page.clock.runFor(LONG_MS)
      await expect(toast).toHaveCount(0)
      await expect(send).toBeVisible()
      await send.click()
      await expect(toast).toBeVisible()
    }
  })
})

test.describe('the toast of a failure does not cover the button and the note below it', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '{}' }))
  })

  /** Sends the form, which fails. */
  async function fail(page: Page, form: string) {
    await fillContact(page, form, { email: uniqueEmail(), phone: '(214) 555-0123' })
    const send = page.locator(form).getByRole('button', { name: 'Send Message' })
    // At the bottom edge, with no room for the note; a click would first scroll the button to the middle.
    await send.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await send.press('Enter')
    await expect(send).toBeFocused()
    const toast = page.getByRole('group', { name: 'Something went wrong' })
    await expect(toast).toBeVisible()
    const note = page.locator(form).getByText('What you typed is still here')
    for (const part of [note, send]) {
      await expect(part).toBeInViewport({ ratio: 1 })
      expect(await overlap(toast, part)).toBe(false)
    }
    return { toast, note }
  }

  test('in a page on a phone @extended', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto('/contact')
    const { note } = await fail(page, '#contact-page')
    expect(await overlap(page.locator('#chat-bubble'), note)).toBe(false)
  })

  for (const size of [
    { width: 360, height: 640 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ]) {
    test(`in a dialog at ${size.width} px @extended`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/?form=contact')
      const { toast } = await fail(page, '#contact-form')
      const dialog = page.getByRole('dialog')
      for (const part of [dialog.getByRole('button', { name: 'Close' }), dialog.locator('h2')]) {
        expect(await overlap(toast, part)).toBe(false)
      }
    })
  }
})

test('the toast of a failure does not cover the message field of the chat on a phone in landscape @extended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.route('/api/chatbot', (route) => route.fulfill({ json: { message: '<p>Yes.</p>' } }))
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '{}' }))
  await open(page)
  await say(page, 'Can someone call me tomorrow?')
  await contactForm(page).getByLabel('Full Name').fill('Ada Chat')
  await contactForm(page).getByLabel('Email Address').fill('ada@example.com')
  await contactForm(page).getByRole('button', { name: 'Send details' }).press('Enter')
  const toast = page.getByRole('group', { name: 'Error' })
  await expect(toast).toBeVisible()
  const controls = [line(page), panel(page).getByRole('button', { name: 'Close chat' })]
  for (const control of controls) expect(await overlap(toast, control)).toBe(false)
})

test('the shadow of a toast is not cut off on a low screen @extended', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 650 })
  const toast = await provokeToast(page)
  const clippedBeyond = () =>
    toast.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect()
      // The nearest box around it that clips.
      let box = element.parentElement
      while (box && getComputedStyle(box).overflowY === 'visible') box = box.parentElement
      const around = (box ?? document.documentElement).getBoundingClientRect()
      return Math.round(Math.min(left - around.left, around.bottom - bottom))
    })
  // It rises for a moment.
  await expect.poll(clippedBeyond).toBeGreaterThanOrEqual(40)
})

test('two toasts can be dismissed at 400% zoom @extended', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await form.getByRole('button', { name: 'Send Message' }).click()
  const success = page.getByRole('group', { name: 'Message sent!' })
  await expect(success).toBeVisible()
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '{}' }))
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await form.getByRole('button', { name: 'Send Message' }).click()
  const failure = page.getByRole('group', { name: 'Something went wrong' })
  await expect(failure).toBeInViewport({ ratio: 0.9 })
  const scrollBar = await failure.evaluate((element) => {
    let box = element.parentElement
    while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement
    const { right, top, bottom } = (box ?? element).getBoundingClientRect()
    const isPressed = document.elementFromPoint(right - 4, (top + bottom) / 2) === box
    return { beyond: right - document.documentElement.clientWidth, isPressed }
  })
  expect(scrollBar.beyond).toBeLessThanOrEqual(0)
  expect(scrollBar.isPressed, 'a press on it goes to the page behind it').toBe(true)
  for (const toast of [failure, success]) {
    await toast.getByRole('button', { name: 'Dismiss message' }).click()
    await expect(toast).toBeHidden()
  }
})

test.describe('before the cookie banner is answered', () => {
  test.use({ cookies: 'unanswered', viewport: { width: 320, height: 480 } })

  test('a toast that stays is read, and dismissed, on the smallest phone @extended', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const toast = await reportEmergency(page)
    const dismiss = toast.getByRole('button', { name: 'Dismiss message' })
    const promise = toast.getByText('Critical issues')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await expect(toast).toBeInViewport({ ratio: 1 })
    await toast.hover()
    const below = () =>
      promise.evaluate(
        (text) =>
          text.getBoundingClientRect().bottom -
          (text.closest('[role="group"]')?.getBoundingClientRect().bottom ?? 0),
      )
    expect(await below()).toBeGreaterThan(0)
    await page.mouse.wheel(0, 400)
    await expect.poll(below).toBeLessThan(0)
    await dismiss.click()
    await expect(toast).toBeHidden()
  })
})

async function reportEmergency(page: Page) {
  await page.goto('/contact?form=service-request')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name').fill('Ann Lee')
  await dialog.getByLabel('Email Address').fill(uniqueEmail())
  await dialog.getByLabel('Phone Number').fill('(214) 555-0123')
  await dialog.getByLabel('Company').fill('Acme & Sons')
  await dialog.getByLabel('Service Needed').selectOption('security')
  await dialog.getByLabel('Urgency Level').selectOption('Critical - Emergency')
  await dialog.getByLabel('Service Details / Requirements').fill('The firewall fell over.')
  await dialog.getByLabel(/I agree to the/).check()
  await dialog.getByRole('button', { name: 'Request Service' }).press('Enter')
  const toast = page.getByRole('group', { name: 'Request submitted!' })
  await expect(toast).toBeVisible()
  return toast
}

/** Whether two parts of the page cover each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('not shown')
  const across = a.x < b.x + b.width && b.x < a.x + a.width
  return across && a.y < b.y + b.height && b.y < a.y + a.height
}
