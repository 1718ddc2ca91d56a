// A form whose page is left before all of it is on its way.
import type { Page } from '@playwright/test'
import { fillContact, uniqueEmail } from './fill-contact'
import { twoFrames } from './frames'
import { slowNetwork } from './slow-network'
import { storedRow } from './stored-row'
import { expect, test } from './test'

const form = (page: Page) => page.locator('#contact-page')
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

/** Sends the contact form over a network that holds it back, and leaves or closes the page meanwhile. */
async function sendAndLeave(page: Page, url: string, leave: () => Promise<unknown>) {
  const network = await slowNetwork(url)
  const email = uniqueEmail()
  await page.goto(`${network.url}/contact`)
  await fillContact(page, '#contact-page', { email })
  await page.waitForLoadState('networkidle')
  network.hold()
  await send(page).click({ noWaitAfter: true })
  await expect.poll(network.held).toContain('POST /api/contact')
  await leave()
  await releaseLater(network)
  return { email, network }
}

/** What the browser gives up, it gives up by then. */
async function releaseLater(network: { release: () => void }) {
  await new Promise((resolve) => setTimeout(resolve, 300))
  network.release()
}

test('a form arrives if its page is left at once, and after Back it can be sent again without arriving twice', async ({
  page,
  site,
}) => {
  const leave = () => page.goto(`${site.url}/sitemap`)
  const { email, network } = await sendAndLeave(page, site.url, leave)
  await storedRow(site, 'contact_submissions', email)
  await page.goBack()
  await expect(form(page).getByLabel('Email Address')).toHaveValue(email)
  await form(page)
    .getByLabel(/I agree to the/)
    .check()
  await send(page).click()
  await expect(page.getByText('Message sent!').first()).toBeVisible()
  await storedRow(site, 'contact_submissions', email)
  // It may still ask for something, such as the token of the next form.
  await page.close()
  network.close()
})

test('a form arrives if its page is closed at once', async ({ page, site }) => {
  const { email, network } = await sendAndLeave(page, site.url, () => page.close())
  await storedRow(site, 'contact_submissions', email)
  network.close()
})

test.describe('a form that waits for its next attempt', () => {
  test.use({ expectedComplaints: /status of 503/ })

  for (const { which, number } of [
    { which: 'second', number: 1 },
    { which: 'last', number: 3 },
  ]) {
    test(`arrives if its page is left before the ${which} attempt, and the visitor is asked first`, async ({
      page,
      site,
    }) => {
      const network = await slowNetwork(site.url)
      const email = uniqueEmail()
      await page.goto(`${network.url}/contact`)
      await fillContact(page, '#contact-page', { email })
      await page.waitForLoadState('networkidle')
      let posts = 0
      await page.route('**/api/contact', (route) => {
        const headers = { 'Retry-After': ++posts === number ? '5' : '0' }
        return route.fulfill({ status: 503, headers, body: '{}' })
      })
      const answer = page.waitForResponse((response) => {
        return response.url().endsWith('/api/contact') && posts === number
      })
      await send(page).click()
      await (await answer).finished()
      await page.unroute('**/api/contact')
      await twoFrames(page)
      const asked = page.waitForEvent('dialog')
      network.hold()
      const left = page.goto(`${site.url}/sitemap`)
      const question = await asked
      expect(question.type()).toBe('beforeunload')
      await question.accept()
      await left
      await releaseLater(network)
      await storedRow(site, 'contact_submissions', email)
      network.close()
    })
  }
})
