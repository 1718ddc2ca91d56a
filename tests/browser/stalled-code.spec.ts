// A connection that stalls: a script was asked for, and never arrives.
import type { Page } from '@playwright/test'
import { fillContact, uniqueEmail } from './fill-contact'
import { CONTACT_FORM, scriptWith } from './script-with'
import { expect, test } from './test'

const form = (page: Page) => page.locator('#contact-page')
const send = (page: Page) => form(page).locator('button[type="submit"]')
/** A little longer than a page waits for its code. */
const PATIENCE_MS = 10_500

/** Never answers the request for the script that contains `text`. */
async function stall(page: Page, text: string): Promise<void> {
  await page.clock.install()
  await page.route(`**/${scriptWith(text)}`, () => undefined)
}

test('the site runs without the code of a form that was filled in early @extended', async ({
  page,
}) => {
  await stall(page, CONTACT_FORM)
  const asked = page.waitForRequest(`**/${scriptWith(CONTACT_FORM)}`)
  await page.goto('/contact', { waitUntil: 'commit' })
  await form(page).getByLabel('Full Name').fill('Ann')
  await asked
  await page.clock.runFor(PATIENCE_MS)
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await expect(page.locator('#chat-bubble')).toBeVisible()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Ann')
})

test('a translated page keeps its form, and what was typed, while the code does not arrive @extended', async ({
  page,
}) => {
  await stall(page, CONTACT_FORM)
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = form(page).getByLabel('Full Name')
  await page.locator('footer').waitFor()
  await page.evaluate(() => {
    const heading = document.querySelector('h1')
    heading?.replaceChildren(document.createElement('font'))
  })
  const asked = page.waitForRequest(`**/${scriptWith(CONTACT_FORM)}`)
  await name.fill('Ann')
  await asked
  await page.clock.runFor(2 * PATIENCE_MS)
  await expect(name).toHaveValue('Ann')
  // The browser posts the form, as without script.
  await expect(page.locator('html[data-site="runs"]')).toHaveCount(0)
})

test('a form without its code is posted by the browser', async ({ page }) => {
  await stall(page, CONTACT_FORM)
  await page.goto('/contact')
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await send(page).click()
  // It is asked for a second time, after a look at whether the server is there.
  await expect(async () => {
    await page.clock.runFor(PATIENCE_MS)
    await expect(page).toHaveURL(/\/contact\?sent=contact-page/, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
})
