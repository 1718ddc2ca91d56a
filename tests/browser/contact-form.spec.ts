// The contact form with script, as visitors use it.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Request } from '@playwright/test'
import { consentVersion } from '../../src/content/consent'
import { waitFor } from '../support/wait-for'
import { fillContact as fill, uniqueEmail as unique } from './fill-contact'
import { holdAnswer } from './hold-answer'
import { holdScripts } from './hold-scripts'
import { storedRow } from './stored-row'
import { expect, test } from './test'

const pages = [
  { path: '/contact', form: '#contact-page', phone: true, hasToast: false },
  // Shows a toast as well, in words of its own.
  { path: '/', form: '#home-contact', phone: false, hasToast: true },
]

for (const { path, form, phone, hasToast } of pages) {
  test(`a message sent from ${path} is stored, emailed and confirmed to the visitor until the form is sent again`, async ({
    page,
    site,
  }) => {
    const email = unique()
    await page.goto(path)
    await fill(page, form, { email, phone: phone ? '(214) 555-0123' : undefined })
    const send = page.locator(form).getByRole('button', { name: 'Send Message' })
    const [request] = await Promise.all([page.waitForRequest('**/api/contact'), send.click()])
    const confirmation = page.locator(form).getByRole('status').filter({ hasText: 'Message sent!' })
    await expect(confirmation).toBeFocused()
    await expect(page.locator(form)).toContainText(
      /Message sent!.*We'll get back to you as soon as possible\./s,
    )
    if (hasToast) {
      const toast = page.getByRole('status').filter({ hasText: 'Thank you for reaching out!' })
      await expect(toast).toContainText(/Message Sent.*We'll be in touch soon\./s)
    }
    await expect(page.getByText("We'll get back to you as soon as possible.").first()).toBeVisible()
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    await expect(page.locator(form).getByLabel('Full Name')).toHaveValue('')
    await expect(page.locator(form).getByLabel(/I agree to the/)).not.toBeChecked()

    expect(Object.keys(request.postDataJSON()).sort()).toEqual([
      'company',
      'createdAt',
      'email',
      'message',
      'name',
      'phone',
      'service',
      'smsConsent',
    ])
    expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{16,}$/)
    expect(request.headers()['consent-version']).toBe(consentVersion)
    const row = await storedRow(site, 'contact_submissions', email)
    expect(row).toMatchObject({ name: 'Ann Lee', source: { page: path } })
    await expect(page.locator(form).getByText(row.reference)).toBeVisible()
    await waitFor(async () => {
      const files = await readdir(join(site.dataDir, 'mail'))
      return files.filter((name) => name.startsWith(row.submission_id)).length === 2
    })
    await send.click()
    await expect(page.locator(form).getByRole('alert')).toBeFocused()
    await expect(confirmation, 'disappears when the form is sent again').toHaveCount(0)
  })
}

test('an empty form lists every missing field, moves the focus to the list and sends nothing', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  await form.getByRole('button', { name: 'Send Message' }).click()
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  for (const message of [
    'Name is required',
    'Valid email is required',
    'Company name is required',
    'Please select a service',
    'Please provide details about your inquiry',
    'You must agree to the terms and conditions',
  ]) {
    await expect(summary.getByRole('link', { name: message, exact: true })).toBeVisible()
    await expect(form.getByText(message, { exact: true })).toHaveCount(2)
  }
  await summary.getByRole('link', { name: 'Valid email is required' }).click()
  const email = form.getByLabel('Email Address')
  await expect(email).toBeFocused()
  // Back still leads to the page before.
  await expect(page).toHaveURL(/\/contact$/)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  // The ring of the focus, besides the red border.
  await expect(email).toHaveCSS('box-shadow', 'rgb(15, 107, 80) 0px 0px 0px 3px')
  await expect(email).toHaveAccessibleDescription('Valid email is required')
  const terms = form.getByLabel('I agree to the Privacy Policy')
  await expect(terms).toHaveCSS('box-shadow', 'rgb(179, 38, 30) 0px 0px 0px 1px inset')
  await expect(terms).toHaveAccessibleDescription('You must agree to the terms and conditions')
  expect(sent).toEqual([])
})

test('a form focused by keyboard or script keeps the focus and every typed letter while it hydrates', async ({
  page,
}) => {
  await page.goto('/')
  // The whole page is hydrated except for the form, which waits until a visitor reaches for it.
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  const form = page.locator('#home-contact')
  await expect(form).not.toHaveAttribute('novalidate')
  const name = form.getByLabel('Full Name')
  await name.evaluate((field: HTMLElement) => field.focus())
  await page.keyboard.type('Ann Lee of Acme', { delay: 10 })
  await expect(form).toHaveAttribute('novalidate')
  await expect(name).toBeFocused()
  await page.keyboard.type(' & Sons')
  await expect(name).toHaveValue('Ann Lee of Acme & Sons')
})

test('a double click and Enter send one message', async ({ page, site }) => {
  const email = unique()
  await page.goto('/contact')
  await fill(page, '#contact-page', { email })
  const { posts, answer } = await holdAnswer(page)
  const button = page.locator('#contact-page').getByRole('button', { name: /Send Message|Sending/ })
  const width = (await button.boundingBox())?.width
  await expect(button).toHaveText('Send Message')
  // On a busy phone both clicks come before the button is disabled.
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  await page.locator('#contact-page').getByLabel('Full Name').press('Enter')
  await expect(button).toBeDisabled()
  await expect(button).toHaveText('Sending...')
  expect((await button.boundingBox())?.width).toBe(width)
  answer()
  await expect(page.getByText('Message sent!').first()).toBeVisible()
  expect(posts).toHaveLength(1)
  await storedRow(site, 'contact_submissions', email)
  // Nor does a second click that comes after the answer send the emptied form, which would be called incomplete.
  const form = page.locator('#contact-page')
  await form.evaluate((element) =>
    element.addEventListener('submit', () => element.setAttribute('data-sent-again', '')),
  )
  await button.dispatchEvent('click', { detail: 2 })
  await expect(form).not.toHaveAttribute('data-sent-again')
  await button.dispatchEvent('click', { detail: 1 })
  await expect(form).toHaveAttribute('data-sent-again')
  await expect(page.getByText('Please check these fields:')).toBeVisible()
  // Where nothing was sent, the first click may have missed the button.
  await form.evaluate((element) => element.removeAttribute('data-sent-again'))
  await button.dispatchEvent('click', { detail: 2 })
  await expect(form).toHaveAttribute('data-sent-again')
})

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: /status of 50[03]|ERR_FAILED/ })

  test('a temporary failure is retried with the same body and idempotency key', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/contact')
    await fill(page, '#contact-page', { email: unique() })
    const seen: string[] = []
    await page.route('**/api/contact', async (route) => {
      const { 'idempotency-key': key } = route.request().headers()
      seen.push(`${key} ${route.request().postData()}`)
      if (seen.length === 1) return route.fulfill({ status: 503, body: '{}' })
      if (seen.length === 2) return route.abort()
      return route.continue()
    })
    await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click()
    await expect.poll(() => seen.length).toBe(1)
    await expect(async () => {
      await page.clock.runFor(2_000)
      await expect(page.getByText('Message sent!').first()).toBeVisible({ timeout: 200 })
    }).toPass({ timeout: 15_000 })
    expect(seen).toHaveLength(3)
    expect(new Set(seen).size).toBe(1)
  })

  test('a message whose response was lost is announced as failed, survives a reload, and is stored once when it is sent again', async ({
    page,
    site,
  }) => {
    const email = unique()
    const keys: (string | undefined)[] = []
    await page.goto('/contact')
    await fill(page, '#contact-page', { email })
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      // The request arrives, but its response is lost.
      await route.fetch()
      return route.fulfill({ status: 500, body: '{}' })
    })
    const send = page.locator('#contact-page').getByRole('button', { name: 'Send Message' })
    await send.click()
    const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(toast).toContainText('Please try again later.')
    await expect(page.getByLabel('Email Address')).toHaveValue(email)
    // Nothing outlives the tab: others may use the same computer.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email)
    await page.reload()
    await expect(page.getByLabel('Email Address')).toHaveValue(email)
    const message = page.getByLabel('Message', { exact: true })
    await expect(message).toHaveValue('Our servers need a new home.')
    await page.getByLabel(/I agree to the/).check()
    await send.click()
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    // Nothing of what was typed: an empty draft tells Back that it was sent.
    const kept = await page.evaluate(() => Object.entries(sessionStorage))
    expect(kept.filter(([name]) => name.includes('contact-page'))).toEqual([
      ['draft:contact-page', '{}'],
    ])
    await storedRow(site, 'contact_submissions', email)
  })

  test('the home page form suggests contacting us directly when sending fails', async ({
    page,
  }) => {
    await page.goto('/')
    await fill(page, '#home-contact', { email: unique() })
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.locator('#home-contact').getByRole('button', { name: 'Send Message' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Submission failed' })
    await expect(toast).toContainText('Please try again later or contact us directly.')
  })
})

test('a filled-in honeypot quarantines the message and gets the same response', async ({
  page,
  site,
}) => {
  const email = unique()
  await page.goto('/contact')
  const trap = page.locator('#contact-page input[name="_subject"]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(await trap.evaluate((field) => field.closest('[aria-hidden="true"]') !== null)).toBe(true)
  const box = await trap.locator('xpath=..').boundingBox()
  expect([box?.width, box?.height]).toEqual([1, 1])
  // Set before script takes over the form, and kept when it does.
  await trap.evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'Cheap pills'
  })
  await fill(page, '#contact-page', { email })
  await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent!').first()).toBeVisible()
  const row = await storedRow(site, 'contact_submissions', email)
  expect(row).toMatchObject({ quarantined: true, suspicions: ['honeypot'] })
  expect(JSON.stringify(row)).not.toContain('Cheap pills')
})

test('the first focus of an empty form requests one timing token, and reading the page requests none @extended', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/form-token')) asked.push(request.method())
  })
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const note = page.waitForResponse('**/api/form-token')
  await page.getByLabel('Full Name').click()
  await (await note).finished()
  await fill(page, '#contact-page', { email: unique() })
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contact'),
    page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click(),
  ])
  expect(request.headers()['form-token']).toMatch(/^[\w.-]{20,40}$/)
  expect(asked).toEqual(['GET'])
})

test('a form that has the focus before the site runs requests a timing token once it does @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/form-token')) asked.push(request.method())
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Full Name').focus()
  release()
  await expect(page.locator('#contact-page')).toHaveAttribute('novalidate')
  await expect.poll(() => asked).toEqual(['GET'])
})

test('a timing token that a slow network brings late is not sent @extended', async ({ page }) => {
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  await page.route('**/api/form-token', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_300))
    await route.continue().catch(() => undefined)
  })
  const asked = {
    predicate: (request: Request) => request.url().endsWith('/api/form-token'),
    timeout: 3_000,
  }
  // Given up, or there: either way it can no longer come after the form is sent.
  const late = Promise.race([
    page.waitForEvent('requestfinished', asked),
    page.waitForEvent('requestfailed', asked),
  ]).catch(() => null)
  await page.getByLabel('Full Name').click()
  await fill(page, '#contact-page', { email: unique() })
  await late
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contact'),
    page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click(),
  ])
  expect(request.headers()['form-token']).toBeUndefined()
})

test('a form restored from a draft is sent without a timing token @extended', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, '#contact-page', { email: unique() })
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ann Lee')
  await page.getByLabel(/I agree to the/).check()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/contact'),
    page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click(),
  ])
  expect(request.headers()['form-token']).toBeUndefined()
  await expect(page.getByText('Message sent!').first()).toBeVisible()
})

test('values filled in without an input event are sent as shown', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  await form.getByLabel('Message', { exact: true }).fill('Our servers need a new home.')
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  await form.evaluate((element) => {
    const filled = { name: 'Ann Lee', email: 'ann@example.com', company: 'Acme', service: 'cloud' }
    for (const [name, value] of Object.entries({ ...filled, terms: 'on' })) {
      const control = (element as HTMLFormElement).elements.namedItem(name)
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
      else if (control) Object.assign(control, { value })
    }
  })
  const posted = page.waitForRequest('**/api/contact')
  await form.getByRole('button', { name: 'Send Message' }).click()
  expect((await posted).postDataJSON()).toMatchObject({
    name: 'Ann Lee',
    email: 'ann@example.com',
    company: 'Acme',
    service: 'cloud',
  })
  await expect(form.getByText('Message sent!')).toBeVisible()
})

test('a text over the limit is not truncated, and the form states the limit', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('#contact-page')
  const message = form.getByLabel('Message', { exact: true })
  await message.focus()
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  await page.keyboard.insertText('Our servers hum. '.repeat(400))
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.locator('#contact-page-message-error')).toHaveText(
    'Message must be 5,000 characters or fewer',
  )
  expect((await message.inputValue()).length).toBe(6_800)
})

test('a service in the URL is preselected @extended', async ({ page }) => {
  await page.goto('/contact?service=security-services')
  await expect(page.getByLabel('Service Needed')).toHaveValue('security')
})

test('a browser that blocks storage sends the form', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/contact')
  await fill(page, '#contact-page', { email: unique() })
  await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent!').first()).toBeVisible()
})

test.describe('a form posted before hydration and rejected', () => {
  test.use({ expectedComplaints: /status of 422/ })

  test('marks the page title as an error until it is sent @extended', async ({ page }) => {
    await page.goto('/contact')
    await fill(page, '#contact-page', { email: unique() })
    await page.locator('#contact-page').getByLabel('Full Name').fill('A')
    // As the browser submits it by itself.
    await page.locator('#contact-page').evaluate((form: HTMLFormElement) => form.submit())
    await expect(page).toHaveTitle(/^Error: Contact/)
    await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
    await expect(page).toHaveTitle(/^Error: Contact/)
    await page.locator('#contact-page').getByLabel('Full Name').fill('Ann Lee')
    await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    await expect(page).toHaveTitle(/^Contact/)
  })
})

test('text that is pasted before the form is hydrated is kept in full, and its limit is named @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = page.locator('#contact-page')
  const message = form.locator('#contact-page-message')
  await message.focus()
  await page.keyboard.insertText('x'.repeat(5_500))
  release()
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  expect((await message.inputValue()).length).toBe(5_500)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(message).toHaveAccessibleDescription('Message must be 5,000 characters or fewer')
})

test('the list of errors is in view even if the button was focused and pressed at once @extended', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.locator('#contact-page-name').focus()
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  const form = page.locator('#contact-page')
  // The list will appear in view, and the button is below it, out of view.
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await form.getByRole('button', { name: 'Send Message' }).evaluate((button: HTMLElement) => {
    button.focus()
    button.click()
  })
  await expect(form.getByRole('alert')).toBeFocused()
  // A smooth scroll takes about half a second.
  await page.waitForTimeout(800)
  await expect(form.getByRole('alert')).toBeInViewport()
})
