// What a form does when the server refuses it, or when its own code does not come.
import type { Page } from '@playwright/test'
import { fillContact, uniqueEmail } from './fill-contact'
import { expect, test } from './test'

const form = (page: Page) => page.locator('#contact-page')
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

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
