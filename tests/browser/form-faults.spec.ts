// What a form does when the server refuses it, or when its own code does not arrive.
import type { Page, Route } from '@playwright/test'
import { HONEYPOT } from '../../src/contract/api'
import { wrap } from './alter'
import { fillContact, uniqueEmail } from './fill-contact'
import { holdRequests } from './hold-scripts'
import { REFUSED, refuseEmailWith } from './refuse-email'
import { CONTACT_FORM, scriptWith } from './script-with'
import { expect, test } from './test'

const SCRIPTS = '**/assets/**/*.js'

const form = (page: Page) => page.locator('#contact-page')
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' })

/** Makes the script that contains `text` fail to load. */
async function loseScriptWith(page: Page, text: string): Promise<void> {
  await page.route(`**/${scriptWith(text)}`, (route) => route.abort())
}

test.describe('each field that the server rejects', () => {
  test.use({ expectedComplaints: /status of 422/ })

  test('is named above the form and at the field, and the focus moves to the summary', async ({
    page,
  }) => {
    const company = { field: 'company', message: 'We cannot find this company' }
    await page.route('**/api/contact', (route) => refuseEmailWith(route, REFUSED, [company]))
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await send(page).click()
    const summary = form(page).getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([REFUSED, company.message])
    const email = form(page).getByLabel('Email Address')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(REFUSED)
    await expect(form(page).getByLabel('Company')).toHaveAccessibleDescription(company.message)
    await expect(form(page).getByLabel('Full Name')).not.toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('a long error without a space', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedComplaints: /status of 422/ })

  test('is wrapped and does not widen the page @extended', async ({ page }) => {
    await page.route('**/api/contact', (route) => refuseEmailWith(route, 'a'.repeat(240)))
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await send(page).click()
    await expect(form(page).getByRole('alert')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const shown = form(page).getByText('aaa')
    await expect(shown).toHaveCount(2)
    for (const text of await shown.all()) {
      const { x = 0, width = 0 } = (await text.boundingBox()) ?? {}
      expect(x + width).toBeLessThanOrEqual(320)
    }
  })
})

test('a browser that garbles what is known of the visit sends the form all the same @extended', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'referrer', { get: () => 'blocked' })
    performance.getEntriesByType = () => [{ name: 'document' } as PerformanceEntry]
  })
  await page.goto('/contact')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await send(page).click()
  await expect(form(page).getByText('Message sent!')).toBeVisible()
})

test('a form whose sending throws says so, and can be sent again @extended', async ({ page }) => {
  await page.goto('/contact')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await page.evaluate(() => {
    const { getRandomValues } = crypto
    crypto.getRandomValues = () => {
      crypto.getRandomValues = getRandomValues
      throw new Error('broken on purpose')
    }
  })
  await send(page).click()
  await expect(form(page).getByText('What you typed is still here')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await send(page).click()
  await expect(form(page).getByText('Message sent!')).toBeVisible()
})

test.describe('a form in a page that an extension has changed', () => {
  test.use({ expectedComplaints: /NotFoundError|not a child of this node/ })

  test('says that it was sent, and is not loaded anew meanwhile @extended', async ({ page }) => {
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await form(page).locator('> div').first().evaluate(wrap)
    await send(page).click()
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
    await expect(page.getByText('Message sent!').first()).toBeVisible()
  })
})

test.describe('a newsletter subscription that fails', () => {
  test.use({ expectedComplaints: /status of 500|500: Out of order/ })

  test('logs the cause to the console and keeps what was typed @extended', async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.route('**/api/contact*', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'Out of order' }),
    )
    await page.goto('/careers?form=newsletter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Full Name').fill('Ann Lee')
    await dialog.getByLabel('Email Address').fill(uniqueEmail())
    await dialog.getByLabel('Phone Number').fill('(214) 555-0123')
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Backups, please.')
    await dialog.getByRole('checkbox', { name: 'Terms of Service' }).check()
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Something went wrong')).toBeVisible({ timeout: 15_000 })
    expect(said).toContain('500: Out of order')
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ann Lee')
  })
})

test.describe('a form rejected without script', () => {
  test.use({ expectedComplaints: /status of 422/ })

  test('is hydrated, corrected and sent', async ({ page }) => {
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: 'ann@nowhere' })
    // As a browser submits it whose scripts have not arrived.
    await form(page).evaluate((element: HTMLFormElement) => element.submit())
    const summary = form(page).getByRole('alert')
    await expect(summary.getByRole('link')).toHaveText(['Valid email is required'])
    await expect(summary).toBeFocused()
    await expect(form(page)).toHaveAttribute('novalidate')
    await form(page).getByLabel('Email Address').fill(uniqueEmail())
    await send(page).click()
    // The confirmation is read first, and nothing mentions the refusal anymore.
    await expect(form(page).getByRole('status').filter({ hasText: 'Message sent!' })).toBeFocused()
    await expect(summary).toHaveCount(0)
  })
})

test.describe('a form whose code was removed by a release', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('is validated and sent with the code that it came with', async ({ page }) => {
    await page.goto('/contact')
    await form(page).getByLabel('Full Name').focus()
    await expect(form(page)).toHaveAttribute('novalidate')
    await page.route(SCRIPTS, (route) => route.abort())
    await fillContact(page, '#contact-page', { email: 'ann@nowhere' })
    await send(page).click()
    await expect(form(page).getByRole('alert').getByRole('link')).toHaveText([
      'Valid email is required',
    ])
    await form(page).getByLabel('Email Address').fill(uniqueEmail())
    await send(page).click()
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('works as without script if none of its code loads @extended', async ({ page }) => {
    await page.goto('/contact')
    await page.route(SCRIPTS, (route) => route.abort())
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await send(page).click()
    await expect(page).toHaveURL(/\/contact\?sent=contact-page/)
    await page.unroute(SCRIPTS)
    await expect(page.getByText('Message sent!')).toBeVisible()
  })

  test('reloads the page after a client-side navigation @extended', async ({ page }) => {
    await loseScriptWith(page, CONTACT_FORM)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    await expect(form(page)).toBeVisible()
  })

  test('opens as a dialog after a full load of the page @extended', async ({ page }) => {
    await page.goto('/about')
    let gone = true
    await page.route(SCRIPTS, (route) => (gone ? route.abort() : route.continue()))
    // The page of the new version knows the new file names.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false
    })
    await page.getByRole('link', { name: 'Request Service' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Request Service' })
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(page).toHaveURL(/\/about\?form=service-request$/)
  })
})

test('a form submitted before hydration waits at most three seconds for the scripts @extended', async ({
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
  // Recorded in the page: request events arrive too late to prove that there was none.
  await page.evaluate(() => addEventListener('submit', () => sessionStorage.setItem('sent', 'yes')))
  const sent = () => page.evaluate(() => sessionStorage.getItem('sent'))
  // From here on, the test controls the clock.
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

test('a dialog whose link was clicked twice while its code loaded closes with one Escape @extended', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
  const release = await holdRequests(page, '**/assets/**')
  const link = page.locator('header').getByRole('link', { name: 'Request Service' })
  await link.click()
  await link.click()
  release()
  const dialog = page.getByRole('dialog', { name: 'Request Service' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/about$/)
})

for (const { path, form } of [
  { path: '/about?form=service-request', form: '#service-request-form' },
  { path: '/contact', form: '#contact-page' },
]) {
  test(`at 400% zoom the list of errors on ${path} is shown from its start @extended`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.locator(form).locator('button[type="submit"]').click()
    await expect(page.locator(form).getByRole('alert')).toBeFocused()
    const onTop = await page.getByText('Please check these fields').evaluate((title) => {
      const { x, y, width, height } = title.getBoundingClientRect()
      return title.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(onTop).toBe(true)
  })
}

test.describe('a form that the browser has posted', () => {
  test.use({ expectedComplaints: /status of 422/ })

  /** Sends the form before the site runs: after three seconds the browser posts it. */
  async function postNatively(page: Page, email: string): Promise<void> {
    const release = await holdRequests(page, SCRIPTS)
    await page.clock.install()
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillContact(page, '#contact-page', { email })
    await form(page).getByLabel('Phone Number').fill('214-555-0142')
    await form(page)
      .getByRole('checkbox', { name: /text messages/ })
      .check()
    const posted = page.waitForRequest('**/api/contact')
    await send(page).click()
    await page.clock.fastForward(3_000)
    await posted
    release()
    await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  }

  test('and was refused is empty once it is sent, agrees to nothing, and does not come back @extended', async ({
    page,
  }) => {
    await postNatively(page, 'ann@nowhere')
    await expect(form(page).getByRole('alert')).toBeVisible()
    await form(page).getByLabel('Email Address').fill(uniqueEmail())
    await form(page).getByRole('checkbox', { name: /Terms/ }).check()
    // As an extension might that fills in whatever it finds.
    const trap = form(page).locator(`[name="${HONEYPOT}"]`)
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'x'
    })
    await send(page).click()
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    await expect(trap).toHaveValue('')
    for (const box of await form(page).getByRole('checkbox').all())
      await expect(box).not.toBeChecked()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveTitle(/^About/)
    await page.goBack()
    await expect(form(page).getByLabel('Full Name')).toHaveValue('')
    await expect(form(page).getByRole('alert')).toHaveCount(0)
  })

  test('and was refused keeps corrections when the visitor leaves the page and returns @extended', async ({
    page,
  }) => {
    await postNatively(page, 'ann@nowhere')
    const email = form(page).getByLabel('Email Address')
    await expect(form(page).getByRole('alert')).toBeVisible()
    await email.fill('ann@example.com')
    await expect(form(page)).toHaveAttribute('novalidate')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveTitle(/^About/)
    await page.goBack()
    await expect(email).toHaveValue('ann@example.com')
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Ann Lee')
  })

  test('and was refused is there again, as it was, when the visitor leaves the page and returns @extended', async ({
    page,
  }) => {
    await postNatively(page, 'ann@nowhere')
    await expect(form(page).getByRole('alert')).toBeVisible()
    await send(page).focus()
    await expect(form(page)).toHaveAttribute('novalidate')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveTitle(/^About/)
    await page.goBack()
    await expect(form(page).getByLabel('Email Address')).toHaveValue('ann@nowhere')
  })

  test('and was accepted from a dialog is confirmed in it, and closed for good @extended', async ({
    page,
  }) => {
    await page.goto('/about?sent=service-request&reference=ABCD-EF23')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('ABCD-EF23')).toBeVisible()
    await expect(page).toHaveURL(/\/about$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/about$/)
  })

  test('shows no text that a link gives in place of a reference @extended', async ({ page }) => {
    await page.goto('/contact?sent=contact-page&reference=Call+555-0100')
    await expect(form(page)).toHaveAttribute('novalidate')
    await expect(page.getByText('Message sent!')).toBeVisible()
    await expect(page.getByText('555-0100')).toHaveCount(0)
  })

  test('and was accepted is empty, and confirmed once @extended', async ({ page }) => {
    // A draft of the same text, as after a visit with script.
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await expect(form(page)).toHaveAttribute('novalidate')
    await postNatively(page, uniqueEmail())
    await expect(page.getByText('Message sent!')).toBeVisible()
    const name = form(page).getByLabel('Full Name')
    await name.focus()
    await expect(form(page)).toHaveAttribute('novalidate')
    await expect(name).toHaveValue('')
    await name.fill('Bob')
    await page.reload()
    await expect(name).toHaveValue('Bob')
    await expect(page.getByText('Message sent!')).toHaveCount(0)
  })
})
