// The site for browsers without JavaScript.
import { consentVersion } from '../../src/content/consent'
import { fillContact, uniqueEmail } from './fill-contact'
import { storedRow } from './stored-row'
import { expect, test } from './test'
import { webFonts } from './web-fonts'

test.use({
  javaScriptEnabled: false,
  expectedComplaints: /status of 422/,
})

for (const { path, form, phone } of [
  { path: '/contact', form: '#contact-page', phone: true },
  { path: '/', form: '#home-contact', phone: false },
]) {
  test(`the form on ${path} is sent, stored and confirmed without script`, async ({
    page,
    site,
  }) => {
    const email = uniqueEmail()
    await page.goto(path)
    const fields = page.locator(form)
    await fields.getByLabel('Full Name').fill('Ann Lee')
    await fields.getByLabel('Email Address').fill(email)
    if (phone) await fields.getByLabel('Phone Number').fill('(214) 555-0123')
    await fields.getByLabel('Company').fill('Acme')
    await fields.getByLabel('Service Needed').selectOption('network')
    await fields.getByLabel('Message', { exact: true }).fill('The switches hum a different tune.')
    // Without a phone number there is nothing to text.
    const texts = fields.getByLabel(/text messages/)
    const version = fields.locator('input[name="_consent"]')
    if (phone) {
      await texts.check()
      await expect(version).toHaveValue(consentVersion)
    } else await expect(texts.or(version)).toHaveCount(0)
    await fields.getByLabel(/I agree to the/).check()
    await fields.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent!')).toBeVisible()
    const row = await storedRow(site, 'contact_submissions', email)
    expect(row).toMatchObject({ sms_consent: phone, source: { page: path } })
    await expect(page.getByText(row.reference)).toBeVisible()
  })
}

test('a rejected form is returned with its values and each error beside its field', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  // Passes the browser's own validation, which a real visitor meets first.
  await form.getByLabel('Full Name').fill('A ')
  await form.getByLabel('Email Address').fill('ann@example.com')
  await form.getByLabel('Phone Number').fill('(214) 555-0123')
  await form.getByLabel('Company').fill('Acme "& Sons"')
  await form.getByLabel('Service Needed').selectOption('network')
  await form.getByLabel('Message', { exact: true }).fill('Please call me <soon>')
  const texts = form.getByLabel(/text messages/)
  await expect(texts).not.toBeChecked()
  await texts.check()
  await form.getByLabel(/I agree to the/).check()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveTitle(/^Error: Contact/)
  await expect(form.getByRole('alert')).toContainText('Name is required')
  await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription('Name is required')
  await expect(form.getByLabel('Company')).toHaveValue('Acme "& Sons"')
  await expect(form.getByLabel('Service Needed')).toHaveValue('network')
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Please call me <soon>')
  await expect(texts).toBeChecked()
  await expect(form.getByLabel(/I agree to the/)).toBeChecked()
})

test('a text that is far too long is returned with its limit, in any script', async ({ page }) => {
  await page.goto('/contact')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  const message = page.locator('#contact-page-message')
  // Pasted: a script may set any length.
  await message.fill('')
  await message.focus()
  await page.keyboard.insertText('\u6f22'.repeat(9_000))
  await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click()
  await expect(message).toHaveAccessibleDescription(/5,000 characters or fewer/)
  await expect(message).toHaveValue(/^\u6f22{6000,}$/)
})

test('a form dialog opens in the page, is rejected with its values, then sent and confirmed', async ({
  page,
  site,
}) => {
  const email = uniqueEmail()
  await page.goto('/about')
  await page.getByRole('link', { name: 'Request Service' }).first().click()
  await expect(page).toHaveURL(/\/about\?form=service-request$/)
  const form = page.locator('#service-request-form')
  await form.getByLabel('Full Name').fill('A ')
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Phone Number').fill('(214) 555-0123')
  await form.getByLabel('Company').fill('Acme')
  await form.getByLabel('Service Needed').selectOption('security')
  await form.getByLabel('Urgency Level').selectOption('high')
  await form.getByLabel('Service Details / Requirements').fill('The firewall fell over.')
  await form.getByLabel(/I agree to the/).check()
  await form.getByRole('button', { name: 'Request Service' }).click()
  await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription('Name is required')
  await expect(form.getByLabel('Urgency Level')).toHaveValue('high')

  await form.getByLabel('Full Name').fill('Ann Lee')
  await form.getByRole('button', { name: 'Request Service' }).click()
  await expect(page).toHaveURL(/\/about\?sent=service-request/)
  await expect(page.getByText('Request submitted!')).toBeVisible()
  await expect(page).not.toHaveTitle(/Error/)
  const row = await storedRow(site, 'service_requests', email)
  expect(row).toMatchObject({ name: 'Ann Lee', urgency: 'high', source: { page: '/about' } })
  await expect(page.getByText(row.reference)).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/about$/)
})

test('a rejected form that is sent again still tells the service and the campaign of its page @extended', async ({
  page,
  site,
}) => {
  const email = uniqueEmail()
  await page.goto('/contact?service=web-design&utm_source=news')
  const form = page.locator('#contact-page')
  await form.getByLabel('Full Name').fill('A ')
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Company').fill('Acme')
  await form.getByLabel('Message', { exact: true }).fill('Our website needs a new home.')
  await form.getByLabel(/I agree to the/).check()
  // Twice, because each page that is shown again passes them on.
  for (const name of ['B ', 'Ann Lee']) {
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription('Name is required')
    await form.getByLabel('Full Name').fill(name)
  }
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  const row = await storedRow(site, 'contact_submissions', email)
  expect(row.source).toMatchObject({
    page: '/contact',
    service: 'web-design',
    utm: { utm_source: 'news' },
  })
})

test('an open form dialog is a panel in the page, which scrolls and is readable', async ({
  page,
}) => {
  await page.goto('/?form=contact')
  await expect(page.locator('#contact-form')).toBeVisible()
  const placed = await page.locator('#dialog-contact').evaluate((panel) => {
    let isFixed = false
    for (let part: Element | null = panel; part; part = part.parentElement) {
      if (getComputedStyle(part).position === 'fixed') isFixed = true
    }
    return { isFixed, page: getComputedStyle(document.body).overflow }
  })
  expect(placed).toEqual({ isFixed: false, page: 'visible' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the home page shows its text, final numbers, links and a link to the menu without script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Somebody is watching')
  await expect(page.getByText('2500+').first()).toBeVisible()
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.locator('#site-links')).toBeInViewport()
})

test('a page without script shows its text in the web fonts', async ({ page }) => {
  await page.goto('/about')
  await expect.poll(() => webFonts(page)).toEqual(['Figtree', 'Host Grotesk'])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the header shows the links to the form and the menu without script', async ({ page }) => {
    await page.goto('/about')
    for (const name of ['Request Service', 'Menu']) {
      const link = page.locator('header').getByRole('link', { name, exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await page.locator('header').getByRole('link', { name: 'Request Service' }).click()
    await expect(page).toHaveURL(/form=service-request/)
  })
})
