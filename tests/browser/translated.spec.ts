// A page that somebody else changes: a translator replaces every text node with elements of its own while the page is
// read, an extension changes links before the page runs.
import type { Page } from '@playwright/test'
import { remove, wrap } from './alter'
import { bubble, panel } from './chat-window'
import { fillContact, uniqueEmail } from './fill-contact'
import { holdScripts } from './hold-scripts'
import { expect, test } from './test'

// React cannot hydrate a part that was already translated; it renders that part again and reports it.
test.use({ expectedComplaints: /Minified React error #418/ })

/** As Chrome does it: two nested `font` elements for each text node, and again for every text that is added. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated = new WeakSet<Node>()
    function visit(node: Node): void {
      if (node instanceof Element && node.matches('script, style, textarea, select')) return
      for (const child of Array.from(node.childNodes)) visit(child)
      if (!(node instanceof Text) || node.data.trim() === '' || translated.has(node)) return
      const text = new Text(`»${node.data}`)
      translated.add(text)
      const inner = document.createElement('font')
      inner.append(text)
      const outer = document.createElement('font')
      outer.append(inner)
      node.replaceWith(outer)
    }
    visit(document.body)
    const changes = { childList: true, subtree: true, characterData: true }
    new MutationObserver(() => visit(document.body)).observe(document.body, changes)
  })
}

test('a translated home page types its headline and counts up @extended', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await translate(page)
  const headline = page.locator('h1 [aria-hidden]')
  const whole = '»Somebody is watching, so you don’t have to.'
  await expect(headline).not.toHaveText(whole)
  await page.clock.pauseAt(Date.now() + 5_000)
  await expect(async () => {
    // Less than its cursor blinks at the end.
    await page.clock.runFor(400)
    await expect(headline).toHaveText(whole, { timeout: 100 })
  }).toPass({ timeout: 15_000 })
  await page.clock.resume()
  const figures = page.getByRole('region', { name: 'Our figures' })
  await figures.scrollIntoViewIfNeeded()
  const counting = figures.locator('span > [aria-hidden]').nth(1)
  await expect(counting).toContainText('»')
  await expect(counting).not.toHaveText('»2500+')
  await page.clock.runFor(2_500)
  await expect(counting).toHaveCount(0)
  await expect(figures).toContainText('»2500+')
  await expect(page.getByText('Something went wrong')).toBeHidden()
})

test('a field of a translated page keeps the focus while its form is hydrated @extended', async ({
  page,
}) => {
  await page.goto('/contact')
  // By now the page is hydrated, but its form is not.
  await page.getByRole('button', { name: 'Show interactive map' }).waitFor()
  await translate(page)
  const name = page.locator('#contact-page-name')
  await name.focus()
  await page.keyboard.type('Anna Bell', { delay: 100 })
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  await page.keyboard.type(' Lee')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Anna Bell Lee')
})

test('a translated page keeps text and focus from before hydration @extended', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = page.locator('#contact-page-name')
  await name.fill('Anna Bell')
  await translate(page)
  release()
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  await expect(name).toBeFocused()
  await page.keyboard.type(' Lee')
  await expect(name).toHaveValue('Anna Bell Lee')
})

test('the chat of a translated page reopens after it was minimized @extended', async ({ page }) => {
  await page.goto('/about')
  await translate(page)
  const bubble = page.locator('#chat-bubble')
  await bubble.click()
  await page.getByRole('button', { name: 'Minimize chat' }).click()
  await expect(bubble).toHaveText('»Continue chat')
  await bubble.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(bubble).toHaveText('')
})

test.describe('the map', () => {
  test.use({ expectedComplaints: /#418|openstreetmap\.org/ })

  test('of a translated contact page is shown, and the form stays @extended', async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
    )
    await page.goto('/contact')
    const show = page.getByRole('button', { name: 'Show interactive map' })
    await show.waitFor()
    await page.locator('#contact-page-message').fill('Half a message')
    await translate(page)
    await show.click()
    await expect(page.locator('iframe')).toBeVisible()
    await expect(page.locator('#contact-page-message')).toHaveValue('Half a message')
    await expect(page.getByText('Something went wrong')).toBeHidden()
  })
})

test('a translated story quotes its own client after a page change @extended', async ({ page }) => {
  await page.goto('/case-studies/gj-fitness')
  await translate(page)
  const quote = page.locator('blockquote')
  const first = await quote.textContent()
  await page.evaluate(() => {
    history.pushState(null, '', '/case-studies/unitycare-it')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveTitle(/UnityCare/)
  await expect(quote).not.toHaveText(String(first))
})

test('Enter on the button of a translated form that is not hydrated yet names what is missing', async ({
  page,
}) => {
  await page.goto('/')
  // The page itself is hydrated a moment after its surroundings.
  await expect(page.locator('h1 [aria-hidden]')).toHaveCount(1)
  await translate(page)
  const form = page.locator('form[action="/api/contact"]')
  await form.getByRole('button', { name: 'Send Message' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toBeFocused()
})

test('the message at a field of a translated form changes with its error @extended', async ({
  page,
}) => {
  await page.goto('/contact')
  await translate(page)
  const form = page.locator('#contact-page')
  const message = form.locator('#contact-page-message')
  const send = form.getByRole('button', { name: 'Send Message' })
  await message.focus()
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  await send.click()
  await expect(message).toHaveAccessibleDescription('»Please provide details about your inquiry')
  await message.fill('x'.repeat(5_001))
  await send.click()
  await expect(message).toHaveAccessibleDescription(/5,000 characters or fewer/)
})

/** As an extension does, before the page runs. */
async function turnPhonesIntoButtons(page: Page): Promise<void> {
  await page.locator('footer').waitFor()
  await page.evaluate(() => {
    for (const phone of document.querySelectorAll('a[href^="tel:"]')) {
      const box = document.createElement('click-to-call')
      phone.replaceWith(box)
      box.append(phone)
    }
  })
}

test('what was filled in before hydration is kept when an extension has changed the page and nothing has the focus @extended', async ({
  page,
}) => {
  for (const [field, value] of [
    ['service', 'cloud'],
    ['name', 'Ann'],
  ] as const) {
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await turnPhonesIntoButtons(page)
    const control = page.locator(`#contact-page-${field}`)
    if (field === 'service') await control.selectOption(value)
    else await control.fill(value)
    await control.blur()
    release()
    await expect(page.locator('html[data-site="runs"]')).toBeAttached()
    await page.locator('#contact-page-company').focus()
    await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
    await expect(control).toHaveValue(value)
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('a form link pressed before hydration opens its form when an extension has changed the page @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await turnPhonesIntoButtons(page)
  await page.getByRole('link', { name: 'Get in Touch' }).first().click()
  release()
  await expect(page.getByRole('dialog', { name: 'Get in Touch' })).toBeVisible()
})

test('a form sent before hydration is sent when an extension has changed the page @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await turnPhonesIntoButtons(page)
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await page.locator('#contact-page').getByRole('button', { name: 'Send Message' }).click()
  release()
  await expect(page.getByText('Message sent!').first()).toBeVisible()
})

test('a form sent before hydration says what is missing on a translated page @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await translate(page)
  await page.locator('#contact-page button[type="submit"]').click()
  release()
  await expect(page.locator('#contact-page').getByRole('alert')).toBeFocused()
})

test('text typed before hydration is kept when an extension has changed the page @extended', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await turnPhonesIntoButtons(page)
  const name = page.locator('#contact-page-name')
  await name.click()
  await page.keyboard.type('Anna Bell')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ann@exam')
  release()
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await expect(page.locator('#contact-page[novalidate]')).toBeVisible()
  await page.keyboard.type('ple.com')
  await expect(name).toHaveValue('Anna Bell')
  await expect(page.locator('#contact-page-email')).toHaveValue('ann@example.com')
})

test.describe('a page in which an extension has removed or wrapped what the site takes away', () => {
  test.use({ expectedComplaints: /NotFoundError/ })

  test('keeps its content, and leads to other pages @extended', async ({ page }) => {
    await page.goto('/about')
    const heading = page.getByRole('heading', { level: 1 })
    const toTop = page.getByRole('button', { name: 'Back to top' })
    for (const change of [remove, wrap]) {
      await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }))
      await toTop.evaluate(change)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(toTop).toHaveCount(0)
      await expect(heading).toContainText('answer for all of it')
    }
    await bubble(page).click()
    await panel(page).evaluate(wrap)
    await panel(page).getByRole('button', { name: 'Close chat' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(bubble(page)).toBeVisible()
    await page.locator('main > :first-child').evaluate(wrap)
    const nav = page.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    await expect(heading).toHaveCount(1)
    await expect(page).toHaveURL('/contact')
  })
})
