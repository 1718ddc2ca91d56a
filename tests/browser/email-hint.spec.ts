// The question below an email address whose domain is probably mistyped.
import type { Locator, Page, Route } from '@playwright/test'
import { violations } from './axe'
import { fillContact, uniqueEmail } from './fill-contact'
import { storedRow } from './stored-row'
import { expect, test } from './test'

test('a mistyped domain is pointed out, and a press of the right address corrects it', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  const email = form.getByLabel('Email Address')
  const question = form.getByRole('status').filter({ hasText: 'Did you mean' })
  await email.pressSequentially('ann@gmial.co')
  await expect(question).toHaveCount(0)
  await email.press('m')
  await expect(question).toHaveText('Did you mean ann@gmail.com?')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'ann@gmail.com' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(email).toHaveValue('ann@gmail.com')
  await expect(email).toBeFocused()
  await expect(question).toHaveCount(0)
  await page.reload()
  await expect(email, 'kept like what was typed').toHaveValue('ann@gmail.com')
})

test('an address that is still being typed is not asked about', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  const email = form.getByLabel('Email Address')
  const question = form.getByRole('status').filter({ hasText: 'Did you mean' })
  await typeLastKeyLater(page, email, 'bo@acme.con')
  await page.clock.runFor(500)
  await expect(question).toHaveCount(0)
  await email.pressSequentially('s')
  await page.clock.runFor(2_000)
  await expect(question).toHaveCount(0)
  await email.press('Backspace')
  await page.clock.runFor(2_000)
  await expect(question).toHaveText('Did you mean bo@acme.com?')
})

test('the question does not move a button that is being pressed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  const question = form.getByText('Did you mean')
  await typeLastKeyLater(page, form.getByLabel('Email Address'), 'ann@gmial.com')
  await page.clock.runFor(500)
  await form.getByRole('button', { name: 'Send Message' }).hover()
  await page.mouse.down()
  await page.clock.runFor(2_000)
  await expect(question).toHaveCount(0)
  await page.mouse.up()
  await expect(form.getByRole('alert').filter({ has: page.getByRole('list') })).toBeFocused()
  await page.clock.runFor(2_000)
  await expect(question).toBeVisible()
})

test('nor does it when the style sheet arrives during the press', async ({ page }) => {
  const held: Route[] = []
  await page.route(
    ({ pathname }) => pathname.endsWith('.css'),
    (route) => void held.push(route),
  )
  await page.clock.install()
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  const question = form.getByText('Did you mean')
  await form.getByLabel('Email Address').pressSequentially('ann@gmial.com')
  await form.getByText('Full Name').hover()
  await page.mouse.down()
  for (const route of held) await route.continue()
  const sheets = () => page.evaluate(() => document.querySelectorAll('link[rel=stylesheet]').length)
  await expect.poll(sheets).toBeGreaterThan(0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  )
  await page.clock.runFor(2_000)
  await expect(question).toHaveCount(0)
  await page.mouse.up()
  await page.clock.runFor(2_000)
  await expect(question).toBeVisible()
})

test('a touch that turns into a scroll does not keep the question away', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  await typeLastKeyLater(page, form.getByLabel('Email Address'), 'ann@gmial.com')
  await page.clock.runFor(500)
  // Once the browser scrolls, it says no more of the finger.
  await page.dispatchEvent('main', 'pointerdown', { pointerType: 'touch' })
  await page.dispatchEvent('main', 'pointercancel', { pointerType: 'touch' })
  await page.clock.runFor(2_000)
  await expect(form.getByText('Did you mean')).toBeVisible()
})

test('the question about a restored address has its styles before any interaction', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.locator('#contact-page').getByLabel('Email Address').fill('ann@gmial.com')
  const button = page.getByRole('button', { name: 'ann@gmail.com' })
  await expect(button).toBeVisible()
  await page.reload()
  await expect(button).toHaveCSS('text-decoration-line', 'underline')
})

test('a message from an address that looks mistyped is sent all the same', async ({
  page,
  site,
}) => {
  const email = uniqueEmail().replace('example.com', 'example.con')
  await page.goto('/contact')
  await fillContact(page, '#contact-page', { email, phone: '(214) 555-0123' })
  const form = page.locator('#contact-page')
  await expect(form.getByText('Did you mean')).toBeVisible()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Message sent!')).toBeVisible()
  expect(await storedRow(site, 'contact_submissions', email)).toMatchObject({ email })
})

/** Types all but the last letter, then stops the clock, which goes on by itself otherwise, and types that one. */
async function typeLastKeyLater(page: Page, email: Locator, text: string): Promise<void> {
  await email.pressSequentially(text.slice(0, -1))
  // Hydrated.
  await expect(page.locator('#contact-page').getByRole('status').first()).toBeAttached()
  await page.clock.pauseAt(Date.now() + 5_000)
  await email.press(text.slice(-1))
}
