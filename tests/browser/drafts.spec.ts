// Drafts of unsent forms: what is kept of them, and what takes precedence over them.
import type { Page } from '@playwright/test'
import { fillContact, uniqueEmail } from './fill-contact'
import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

const KEY = 'draft:contact-page'

const form = (page: Page) => page.locator('#contact-page')
const name = (page: Page) => form(page).getByLabel('Full Name')
const message = (page: Page) => form(page).getByLabel('Message', { exact: true })
const draft = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY)

/** Goes to another page, whose scripts may never arrive. Going back before it is shown fails now and then. */
async function leave(page: Page): Promise<void> {
  await page.goto('/sitemap', { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
}

/** Stores a draft as an earlier visit in this tab left it; the next page load finds it. */
async function keepDraft(page: Page, fields: object): Promise<void> {
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
    KEY,
    JSON.stringify(fields),
  ] as const)
}

test('a draft leaves out the agreements: after a reload both boxes are unchecked', async ({
  page,
}) => {
  await page.goto('/contact')
  const email = uniqueEmail()
  await fillContact(page, '#contact-page', { email, phone: '(214) 555-0123' })
  await form(page)
    .getByLabel(/text messages/)
    .check()
  const kept = JSON.parse((await draft(page)) ?? 'null')
  expect(kept).toMatchObject({ name: 'Ann Lee', email })
  expect(Object.keys(kept)).not.toContain('smsConsent')
  expect(Object.keys(kept)).not.toContain('terms')
  await page.reload()
  await expect(name(page)).toHaveValue('Ann Lee')
  for (const box of await form(page).getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked()
  }
})

test('text typed before hydration replaces the draft', async ({ page }) => {
  await keepDraft(page, { name: 'Ann of yesterday', message: 'Our servers need a new home.' })
  // Scripts are held until the visitor has typed.
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await name(page).fill('Ann of today')
  release()
  await expect(message(page)).toHaveValue('Our servers need a new home.')
  await expect(name(page)).toHaveValue('Ann of today')
})

test('text typed before hydration survives a reload', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await name(page).fill('Ann of today')
  release()
  await expect(form(page)).toHaveAttribute('novalidate')
  await expect.poll(() => draft(page)).toContain('Ann of today')
  await page.reload()
  await expect(name(page)).toHaveValue('Ann of today')
})

test('what a password manager fills in before hydration stays after a message was sent', async ({
  page,
}) => {
  await keepDraft(page, {})
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  // Without an event.
  await name(page).evaluate((input: HTMLInputElement) => {
    input.value = 'Ann Lee'
  })
  release()
  await expect(form(page)).toHaveAttribute('novalidate')
  await expect(name(page)).toHaveValue('Ann Lee')
})

test('a service in the URL replaces that of the draft, and a later choice is kept @extended', async ({
  page,
}) => {
  const ask = () => page.getByRole('link', { name: 'Request This Service' }).first().click()
  const service = form(page).getByLabel('Service Needed')
  await page.goto('/services/security-services')
  await ask()
  await name(page).fill('Ann Lee')
  await expect(service).toHaveValue('security')
  await page.goto('/services/cloud-solutions')
  await ask()
  await expect(name(page)).toHaveValue('Ann Lee')
  await expect(service).toHaveValue('cloud')
  await page.reload()
  await expect(name(page)).toHaveValue('Ann Lee')
  await service.selectOption('network')
  await page.reload()
  await expect(name(page)).toHaveValue('Ann Lee')
  await expect(service).toHaveValue('network')
})

test('a name typed before hydration does not bring back the service of the draft @extended', async ({
  page,
}) => {
  await keepDraft(page, { name: 'Ann Lee', service: 'security', preset: 'security' })
  const release = await holdScripts(page)
  await page.goto('/contact?service=cloud-solutions', { waitUntil: 'commit' })
  await name(page).fill('Ann of today')
  release()
  await expect(form(page)).toHaveAttribute('novalidate')
  await expect(name(page)).toHaveValue('Ann of today')
  await expect(form(page).getByLabel('Service Needed')).toHaveValue('cloud')
})

test.describe('on Back, where the browser fills the form with what it held', () => {
  test('a newer draft replaces that, and both boxes are unchecked @extended', async ({ page }) => {
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    // As a link within the page does, which leaves a place in the history that the site knows nothing of.
    await page.evaluate(() => location.assign('#main'))
    await page.goto('/sitemap')
    await page.goto('/contact')
    await expect(name(page)).toHaveValue('Ann Lee')
    await message(page).fill('They also need new cables.')
    await page.goBack()
    await page.goBack()
    await expect(form(page)).toHaveAttribute('novalidate')
    await expect(name(page)).toHaveValue('Ann Lee')
    await expect(message(page)).toHaveValue('They also need new cables.')
    await expect(form(page).getByLabel(/I agree to the/)).not.toBeChecked()
    expect(await draft(page)).toContain('new cables')
  })

  test('a message that was sent stays away', async ({ page }) => {
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await page.goto('/sitemap')
    await page.goto('/contact')
    await expect(name(page)).toHaveValue('Ann Lee')
    await form(page)
      .getByLabel(/I agree to the/)
      .check()
    await form(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(form(page)).toHaveAttribute('novalidate')
    await expect(message(page)).toHaveValue('')
    await expect(form(page).getByLabel('Service Needed')).toHaveValue('')
    expect(await draft(page)).not.toContain('Ann Lee')
  })

  test('a message that was sent from a dialog stays away @extended', async ({ page }) => {
    const url = '/?form=contact'
    const dialog = page.locator('#contact-form')
    const words = dialog.getByLabel('Message', { exact: true })
    await page.goto(url)
    await fillContact(page, '#contact-form', { email: uniqueEmail(), phone: '(214) 555-0123' })
    await page.goto('/sitemap')
    await page.goto(url)
    await expect(words).not.toHaveValue('')
    await dialog.getByLabel(/I agree to the/).check()
    await dialog.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(dialog).toHaveAttribute('novalidate')
    await expect(words).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.getItem('draft:contact'))).not.toContain('Ann')
  })

  test.describe('to a page whose script never ran @extended', () => {
    test.use({ expectedComplaints: /ERR_FAILED|status of 503/ })

    /** Fills in the form on a slow line, in a tab in which another message was sent before. */
    async function fillEarly(page: Page, url = '/contact'): Promise<() => void> {
      await page.goto('/sitemap')
      await page.evaluate((key) => sessionStorage.setItem(key, '{}'), KEY)
      const release = await holdScripts(page)
      await page.goto(url, { waitUntil: 'commit' })
      await fillContact(page, '#contact-page', { email: uniqueEmail() })
      return release
    }

    async function returnToForm(page: Page): Promise<void> {
      await page.goBack({ waitUntil: 'commit' })
      await expect(form(page)).toHaveAttribute('novalidate')
    }

    // Not by the button: its click would wait for the scripts.
    const post = (page: Page) =>
      form(page).evaluate((element: HTMLFormElement) => element.requestSubmit())

    for (const url of ['/contact', '/contact#main']) {
      test(`a message that is stored nowhere else stays on ${url}`, async ({ page }) => {
        const release = await fillEarly(page, url)
        await leave(page)
        release()
        await returnToForm(page)
        await expect(message(page)).toHaveValue('Our servers need a new home.')
        expect(await draft(page)).toContain('Our servers need a new home.')
      })
    }

    test('a message typed after a reload stays, until it is sent', async ({ page }) => {
      await page.goto('/contact')
      await name(page).focus()
      await expect(form(page)).toHaveAttribute('novalidate')
      await page.evaluate((key) => sessionStorage.setItem(key, '{}'), KEY)
      const release = await holdScripts(page)
      await page.reload({ waitUntil: 'commit' })
      await fillContact(page, '#contact-page', { email: uniqueEmail() })
      await leave(page)
      release()
      await returnToForm(page)
      await expect(message(page)).toHaveValue('Our servers need a new home.')
      await page.goto('/sitemap')
      await page.goto('/contact')
      await expect(name(page)).toHaveValue('Ann Lee')
      await form(page)
        .getByLabel(/I agree to the/)
        .check()
      await form(page).getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Message sent!').first()).toBeVisible()
      await page.goBack()
      await returnToForm(page)
      await expect(message(page)).toHaveValue('')
    })

    test('a message that the browser has posted stays away', async ({ page }) => {
      const release = await fillEarly(page)
      await post(page)
      await expect(page).toHaveURL(/\/contact\?sent=contact-page/)
      release()
      await expect(form(page)).toHaveAttribute('novalidate')
      await returnToForm(page)
      await expect(message(page)).toHaveValue('')
      expect(await draft(page)).not.toContain('Ann Lee')
    })

    test('a message that the browser has posted stays away before the next page runs', async ({
      page,
    }) => {
      const release = await fillEarly(page)
      await post(page)
      await expect(page).toHaveURL(/\/contact\?sent=contact-page/)
      await page.goBack({ waitUntil: 'commit' })
      release()
      await expect(form(page)).toHaveAttribute('novalidate')
      await expect(message(page)).toHaveValue('')
    })

    test('a message that the browser has posted stays away if the same page is shown again', async ({
      page,
    }) => {
      const release = await fillEarly(page)
      // As from the back/forward cache: the page is there again, and another has confirmed the message meanwhile.
      await page.route('**/api/contact', (route) => route.fulfill({ status: 204 }))
      const posted = page.waitForResponse('**/api/contact')
      await post(page)
      await posted
      await page.evaluate((key) => sessionStorage.setItem(key, '{}'), KEY)
      release()
      await expect(form(page)).toHaveAttribute('novalidate')
      await expect(message(page)).toHaveValue('')
    })

    test('a message that the browser could not post stays', async ({ page }) => {
      const release = await fillEarly(page)
      await page.route('**/api/contact', (route) => route.abort())
      await post(page)
      await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
      release()
      await returnToForm(page)
      await expect(message(page)).toHaveValue('Our servers need a new home.')
    })

    test('a message is gone whose confirmation came with a reload of the failed page', async ({
      page,
    }) => {
      const release = await fillEarly(page)
      await page.route('**/api/contact', (route) => route.abort())
      await post(page)
      await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
      await page.unroute('**/api/contact')
      await page.reload({ waitUntil: 'commit' })
      await expect(page).toHaveURL(/\/contact\?sent=contact-page/)
      release()
      await expect(form(page)).toHaveAttribute('novalidate')
      await returnToForm(page)
      await expect(message(page)).toHaveValue('')
    })

    test('a message sent by an early press stays, for later pages too, if that fails', async ({
      page,
    }) => {
      await page.clock.install()
      const release = await fillEarly(page)
      await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }))
      const send = form(page).locator('button[type="submit"]')
      await send.evaluate((button: HTMLElement) => button.click())
      // The clock must not run ahead of the code.
      const posted = page.waitForRequest('**/api/contact')
      release()
      await posted
      // After the last of its own repeats.
      await expect(async () => {
        await page.clock.runFor(4_000)
        await expect(page.locator('#contact-page-unsent')).toBeVisible({ timeout: 200 })
      }).toPass({ timeout: 15_000 })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
      await expect(page).toHaveTitle(/^Privacy/)
      await returnToForm(page)
      await expect(message(page)).toHaveValue('Our servers need a new home.')
    })

    test('a service chosen instead of that of the case study stays', async ({ page }) => {
      await page.goto('/sitemap')
      await page.evaluate(() => sessionStorage.setItem('draft:consultation', '{}'))
      const release = await holdScripts(page)
      await page.goto('/case-studies/gj-fitness?form=consultation', { waitUntil: 'commit' })
      const service = page.locator('#consultation-form').getByLabel('Service Needed')
      await service.selectOption('network')
      await leave(page)
      release()
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('#consultation-form')).toHaveAttribute('novalidate')
      await expect(service).toHaveValue('network')
    })

    test('a message stays after a link within the page, as to the menu of a phone', async ({
      page,
    }) => {
      const release = await fillEarly(page)
      await page.evaluate(() => location.assign('#site-links'))
      await leave(page)
      release()
      await returnToForm(page)
      await expect(message(page)).toHaveValue('Our servers need a new home.')
      await expect(form(page).getByLabel(/I agree to the/)).not.toBeChecked()
    })

    test('a message that was posted after a link within the page stays away', async ({ page }) => {
      const release = await fillEarly(page)
      await page.evaluate(() => location.assign('#site-links'))
      await post(page)
      await expect(page).toHaveURL(/\/contact\?sent=contact-page/)
      release()
      await page.evaluate(() => history.go(-2))
      await page.waitForURL(/contact$/)
      await expect(form(page)).toHaveAttribute('novalidate')
      await expect(message(page)).toHaveValue('')
    })

    test('a message that could not be posted, and was corrected, stays', async ({ page }) => {
      const release = await fillEarly(page)
      await page.route('**/api/contact', (route) => route.abort())
      await post(page)
      await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
      await page.goBack({ waitUntil: 'commit' })
      await expect(message(page)).toHaveValue('Our servers need a new home.')
      await name(page).fill('Bob Lee')
      await leave(page)
      release()
      await returnToForm(page)
      await expect(message(page)).toHaveValue('Our servers need a new home.')
      await expect(name(page)).toHaveValue('Bob Lee')
    })

    test('a second message stays when the confirmation of the first is seen again', async ({
      page,
    }) => {
      const release = await fillEarly(page)
      await post(page)
      await expect(page).toHaveURL(/\/contact\?sent=contact-page/)
      await name(page).fill('Bob Lee')
      await leave(page)
      release()
      await returnToForm(page)
      await expect(name(page)).toHaveValue('Bob Lee')
      await expect(message(page)).toHaveValue('')
    })
  })

  test('that stays where nothing is stored, without the agreements @extended', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await leave(page)
    release()
    await page.goBack()
    await expect(form(page)).toHaveAttribute('novalidate')
    await expect(name(page)).toHaveValue('Ann Lee')
    await expect(form(page).getByLabel(/I agree to the/)).not.toBeChecked()
  })
})

test('a page from the back/forward cache takes over the draft of a later page, and is emptied once that was sent', async ({
  page,
}) => {
  await page.goto('/contact')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  const agreed = form(page).getByLabel(/I agree to the/)
  const showAgain = (later: object) =>
    page.evaluate(
      ([key, text]) => {
        sessionStorage.setItem(key, text)
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      },
      [KEY, JSON.stringify(later)] as const,
    )
  await showAgain(JSON.parse((await draft(page)) ?? '{}'))
  await expect(agreed).toBeChecked()
  await showAgain({ name: 'Ann Lee', message: 'They also need new cables.' })
  await expect(message(page)).toHaveValue('They also need new cables.')
  await expect(name(page)).toHaveValue('Ann Lee')
  await expect(agreed).not.toBeChecked()
  await agreed.check()
  await showAgain({})
  await expect(message(page)).toHaveValue('')
  await expect(name(page)).toHaveValue('')
  await expect(agreed).not.toBeChecked()
})

test('a page from the back/forward cache whose message was sent is emptied but for the service of its URL @extended', async ({
  page,
}) => {
  await page.goto('/contact?service=security-services')
  await expect(form(page)).toHaveAttribute('novalidate')
  await name(page).fill('Ann Lee')
  await page.evaluate((key) => {
    sessionStorage.setItem(key, '{}')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, KEY)
  await expect(name(page)).toHaveValue('')
  await expect(form(page).getByLabel('Service Needed')).toHaveValue('security')
})

test.describe('a form rejected without script', () => {
  test.use({ expectedComplaints: /status of 422/ })

  test('keeps its values when a draft exists', async ({ page }) => {
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: 'ann@nowhere' })
    await keepDraft(page, { name: 'Ann of yesterday' })
    const refused = page.waitForResponse('**/api/contact')
    // As a browser submits it whose scripts have not arrived.
    await form(page).evaluate((element: HTMLFormElement) => element.submit())
    expect((await refused).status()).toBe(422)
    // Script has taken over the form by now, and has restored whatever it restores.
    await expect(form(page)).toHaveAttribute('novalidate')
    await expect(form(page).getByRole('alert')).toBeFocused()
    await expect(name(page)).toHaveValue('Ann Lee')
    await expect(form(page).getByLabel('Email Address')).toHaveValue('ann@nowhere')
  })
})

test.describe('a form whose code was removed by a release', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('saves a draft that survives the full load of the next page @extended', async ({ page }) => {
    await page.goto('/contact')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await name(page).focus()
    await failed
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await page.unroute('**/assets/**/*.js')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveTitle(/^Privacy/)
    await page.goBack()
    await expect(name(page)).toHaveValue('Ann Lee')
    await expect(form(page).getByLabel('Service Needed')).toHaveValue('cloud')
    await expect(form(page).getByLabel(/I agree to the/)).not.toBeChecked()
  })

  test('saves a draft before its code arrives @extended', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('html')).toHaveAttribute('data-site', 'runs')
    const release = await holdScripts(page)
    await name(page).fill('Ann Lee')
    await leave(page)
    expect(await draft(page)).toContain('Ann Lee')
    release()
  })
})
