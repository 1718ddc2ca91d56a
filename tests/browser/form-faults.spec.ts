// What a form does when the server refuses it, or when its own code does not come.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
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
})
