// Behaviors and missing features of other browsers.
import type { Locator } from '@playwright/test'
import { fillContact, uniqueEmail } from './fill-contact'
import { expect, test } from './test'

/** Presses a key consumed by an input method. Safari reports it after the composition has ended. */
const pressInComposition = (field: Locator, key: string) =>
  field.evaluate((element, pressed) => {
    const options = { key: pressed, keyCode: 229, bubbles: true, cancelable: true }
    element.dispatchEvent(new KeyboardEvent('keydown', options))
  }, key)

test('Enter that confirms an input method’s word in Safari sends no chat message @extended', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open chat' }).click()
  const line = page.getByLabel('Your message')
  await line.fill('ネットワーク')
  await pressInComposition(line, 'Enter')
  await expect(page.getByText('You:')).toHaveCount(0)
  await expect(line).toHaveValue('ネットワーク')
})

test('Escape that cancels an input method closes neither a form nor the chat @extended', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open chat' }).click()
  const line = page.getByLabel('Your message')
  await line.fill('ネット')
  await pressInComposition(line, 'Escape')
  await expect(line).toHaveValue('ネット')
  await page.getByRole('banner').getByRole('link', { name: 'Request Service' }).click()
  const name = page.getByRole('dialog').getByLabel('Full Name')
  await name.fill('山')
  await pressInComposition(name, 'Escape')
  await expect(name).toHaveValue('山')
  await name.press('Escape')
  await expect(name).toBeHidden()
})

test('an answer with a link is shown by a browser without URL.canParse @extended', async ({
  page,
}) => {
  // Safari before 17 and Chrome before 120 lack it.
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'))
  const message = '<p>See <a href="/services">our services</a>, <a href="https://[">or not</a>.</p>'
  await page.route('/api/chatbot', (route) => route.fulfill({ json: { message } }))
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByLabel('Your message').fill('What do you do?')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await expect(log.getByRole('link', { name: 'our services' })).toBeVisible()
  await expect(log.getByText('or not')).toBeVisible()
})

test('closing a form keeps the campaign in the URL of a browser without URLSearchParams.size @extended', async ({
  page,
}) => {
  // Safari before 17 and Chrome before 113 lack it.
  await page.addInitScript(() => Reflect.deleteProperty(URLSearchParams.prototype, 'size'))
  await page.goto('/about?utm_source=spring&form=service-request')
  const dialog = page.getByRole('dialog', { name: 'Request Service' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/about\?utm_source=spring$/)
})

test.describe('in a browser that is too old for the scripts', () => {
  for (const lacks of ['AbortSignal.timeout', 'Array.prototype.findLastIndex']) {
    test(`without ${lacks} the form is posted by the browser, and confirmed @extended`, async ({
      page,
    }) => {
      await page.addInitScript((path) => {
        const names = path.split('.')
        const name = names.pop() ?? ''
        const owner = names.reduce<object>((from, each) => Reflect.get(from, each), globalThis)
        Reflect.deleteProperty(owner, name)
      }, lacks)
      await page.goto('/contact', { waitUntil: 'commit' })
      await fillContact(page, '#contact-page', { email: uniqueEmail() })
      await page.locator('#contact-page button[type="submit"]').click()
      await expect(page.getByText('Message sent!')).toBeVisible()
      // The page of the confirmation came from the server: no script has shown it.
      await expect(page.locator('html[data-site="runs"]')).toHaveCount(0)
    })
  }
})

// Firefox paints a scrollbar that takes space over the round corners of the box that scrolls.
test('a dialog keeps its round corners beside a scrollbar @extended', async ({ page }) => {
  await page.goto('/?form=contact')
  const corners = await page.getByRole('dialog').evaluate((sheet) => {
    const { overflowY, borderTopRightRadius } = getComputedStyle(sheet)
    const frame = getComputedStyle(sheet.parentElement as Element)
    const isClipped = frame.overflowY === 'hidden' && frame.borderTopRightRadius !== '0px'
    return { overflowY, borderTopRightRadius, isClipped }
  })
  expect(corners).toEqual({ overflowY: 'auto', borderTopRightRadius: '0px', isClipped: true })
})
