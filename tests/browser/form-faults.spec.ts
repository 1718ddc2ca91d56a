// What a form does when the server refuses it, or when its own code does not come.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { fillContact, uniqueEmail } from './fill-contact'
import { expect, test } from './test'

const CHUNKS = join(import.meta.dirname, '../../dist/client/assets/chunks')
const SCRIPTS = '**/assets/**/*.js'

const form = (page: Page) => page.locator('#contact-page')
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

/** Has the scripts that hold `text` fail: their names say nothing. */
async function loseScriptsWith(page: Page, text: string): Promise<void> {
  const lost = readdirSync(CHUNKS).filter(
    (name) => name.endsWith('.js') && readFileSync(join(CHUNKS, name), 'utf8').includes(text),
  )
  expect(lost).toHaveLength(1)
  for (const name of lost) await page.route(`**/${name}`, (route) => route.abort())
}

test.describe('what the server refuses', () => {
  test.use({ expectedComplaints: /status of 422/ })

  test('is told above the form and at its field, and takes the focus there', async ({ page }) => {
    const message = 'We cannot write to this address'
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 422,
        json: {
          type: 'about:blank',
          title: 'Invalid',
          status: 422,
          message: 'Please check these fields.',
          errors: [{ field: 'email', message }],
        },
      }),
    )
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await send(page).click()
    const summary = form(page).getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([message])
    const email = form(page).getByLabel('Email Address')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(message)
    await expect(form(page).getByLabel('Full Name')).not.toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('a form that was refused without script', () => {
  test.use({ expectedComplaints: /status of 422/ })

  test('is taken over by script, put right and sent', async ({ page }) => {
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: 'ann@nowhere' })
    // As a browser sends it whose scripts have not come.
    await form(page).evaluate((element: HTMLFormElement) => element.submit())
    const summary = form(page).getByRole('alert')
    await expect(summary.getByRole('link')).toHaveText(['Valid email is required'])
    await expect(summary).toBeFocused()
    await expect(form(page)).toHaveAttribute('novalidate')
    await form(page).getByLabel('Email Address').fill(uniqueEmail())
    await send(page).click()
    // What is read first is the confirmation, and nothing speaks of a refusal any more.
    await expect(form(page).getByRole('status').filter({ hasText: 'Message sent!' })).toBeFocused()
    await expect(summary).toHaveCount(0)
  })
})

test.describe('a form whose code is gone since the page was opened', () => {
  test.use({ expectedComplaints: /status of 422|ERR_FAILED/ })

  test('is judged by the server where the browser cannot', async ({ page }) => {
    await loseScriptsWith(page, 'Valid email is required')
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: 'ann@nowhere' })
    const answered = page.waitForResponse('**/api/contact')
    await send(page).click()
    expect((await answered).status()).toBe(422)
    await expect(form(page).getByRole('alert')).toBeFocused()
    await expect(form(page).getByLabel('Email Address')).toHaveAccessibleDescription(
      'Valid email is required',
    )
  })

  test('tells that it cannot be sent, keeps what was typed and can be sent later', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await loseScriptsWith(page, 'Retry-After')
    await send(page).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(toast).toContainText('Please try again later.')
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Ann Lee')
    await expect(send(page)).toBeEnabled()
  })

  test('works as without script when none of it comes', async ({ page }) => {
    await page.goto('/contact')
    await page.route(SCRIPTS, (route) => route.abort())
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await send(page).click()
    await expect(page).toHaveURL(/\/contact\?sent=contact-page/)
    await page.unroute(SCRIPTS)
    await expect(page.getByText('Message sent!')).toBeVisible()
  })

  test('on a page that was changed to is loaded with the whole page', async ({ page }) => {
    await loseScriptsWith(page, 'Submission failed')
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    await expect(form(page)).toBeVisible()
  })

  test('opens over its page all the same, which is loaded anew for it', async ({ page }) => {
    await page.goto('/about')
    let gone = true
    await page.route(SCRIPTS, (route) => (gone ? route.abort() : route.continue()))
    // The new version's page knows the new names.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false
    })
    await page.getByRole('link', { name: 'Request Service' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Request Service' })
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(page).toHaveURL(/\/about\?form=service-request$/)
  })
})

test('a form that is sent before the scripts come waits three seconds for them, not longer', async ({
  page,
}) => {
  const waiting: Route[] = []
  let stalled = true
  await page.route(SCRIPTS, async (route) => {
    if (stalled) waiting.push(route)
    else await route.continue()
  })
  await page.clock.install()
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  // Told in the page: a request is heard of too late to say that there was none.
  await page.evaluate(() => addEventListener('submit', () => sessionStorage.setItem('sent', 'yes')))
  const sent = () => page.evaluate(() => sessionStorage.getItem('sent'))
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000)
  await send(page).click()
  expect(waiting.length).toBeGreaterThan(0)
  await page.clock.runFor(2_900)
  expect(await sent()).toBeNull()
  stalled = false
  await page.clock.runFor(200)
  await expect(page).toHaveURL(/\/contact\?sent=contact-page/)
  await expect(page.getByText('Message sent!')).toBeVisible()
})
