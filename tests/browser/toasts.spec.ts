// Toasts: how long they stay.
import type { Page } from '@playwright/test'
import { fillContact, uniqueEmail } from './fill-contact'
import { expect, test } from './test'

test.use({ expectedComplaints: /status of 500/ })

/** Longer than a toast is shown when nothing holds it. */
const LONG_MS = 9_000

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

test('a message stays under the pointer, and goes a while after it', async ({ page }) => {
  const toast = await provokeToast(page)
  await toast.hover()
  await page.clock.runFor(LONG_MS)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(LONG_MS)
  await expect(toast).toBeHidden()
})

test('a message stays while it has the focus, though a pointer passes over it', async ({
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

test('a message that is dismissed gives the focus back', async ({ page }) => {
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
