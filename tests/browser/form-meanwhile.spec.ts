// What a visitor does in a form while it is being sent, and how a phone's keyboard works in one.
import type { Page, Route } from '@playwright/test'
import { company } from '../../src/content/company'
import { fillContact, uniqueEmail } from './fill-contact'
import { holdAnswer } from './hold-answer'
import { REFUSED, refuseEmail } from './refuse-email'
import { expect, test } from './test'

const form = (page: Page) => page.locator('#contact-page')
const name = (page: Page) => form(page).getByLabel('Full Name')

/** Sends the contact form; the response waits until `answer()` is called. */
async function sendAndHold(page: Page, status?: number): Promise<() => void> {
  const refuse = status ? (route: Route) => route.fulfill({ status, body: 'no' }) : undefined
  const { posts, answer } = await holdAnswer(page, refuse)
  await page.goto('/contact')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await form(page).getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => posts.length).toBe(1)
  return answer
}

test('screen readers are told that a message is being sent, and edits made meanwhile survive its success and a reload', async ({
  page,
}) => {
  const answer = await sendAndHold(page)
  const told = form(page).getByRole('status').filter({ hasText: 'On its way' })
  await expect(told).toHaveCount(1)
  await name(page).fill('Bob Lee')
  answer()
  await expect(page.getByText('Message sent!')).toHaveCount(1)
  await expect(told).toHaveCount(0)
  await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeEnabled()
  await expect(name(page)).toHaveValue('Bob Lee')
  await expect(name(page)).toBeFocused()
  await page.reload()
  await expect(name(page)).toHaveValue('Bob Lee')
})

test('a message that is being sent stays when the page is shown again with a later draft @extended', async ({
  page,
}) => {
  const answer = await sendAndHold(page)
  await page.evaluate(() => {
    sessionStorage.setItem('draft:contact-page', JSON.stringify({ name: 'Bob Lee' }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(name(page)).toHaveValue('Ann Lee')
  answer()
  await expect(page.getByText('Message sent!').first()).toBeVisible()
})

test.describe('a message that fails', () => {
  test.use({ expectedComplaints: /status of 500/ })

  test('shows a note at the button until it is sent, and returns the focus to the button if the visitor has waited', async ({
    page,
  }) => {
    const answer = await sendAndHold(page, 500)
    const note = form(page).getByText('We cannot confirm that this was sent.')
    await expect(note).toHaveCount(0)
    // A second press must not land on something else.
    const top = () =>
      form(page)
        .locator('button[type="submit"]')
        .evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY))
    const before = await top()
    answer()
    await expect(note).toBeVisible()
    expect(await top()).toBe(before)
    const button = form(page).getByRole('button', { name: 'Send Message' })
    await expect(button).toBeFocused()
    await expect(button).toHaveAccessibleDescription(/^We cannot confirm that this was sent\./)
    const call = form(page).getByRole('link', { name: company.phone.text })
    await expect(call).toHaveAttribute('href', company.phone.href)
    await page.unroute('**/api/contact')
    await button.click()
    await expect(page.getByText('Message sent!').first()).toBeVisible()
    await expect(note).toHaveCount(0)
  })

  test('leaves the focus where the visitor has moved it @extended', async ({ page }) => {
    const answer = await sendAndHold(page, 500)
    await name(page).focus()
    answer()
    await expect(page.getByText('Something went wrong')).toBeVisible()
    await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeEnabled()
    await expect(name(page)).toBeFocused()
  })
})

test.describe('a form closed while it is sent, and then refused', () => {
  test.use({ expectedComplaints: /status of (422|500)/ })

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get in Touch' })
  const reopen = (page: Page) => page.getByRole('link', { name: 'Get in Touch' }).first().click()

  /** The server refuses it once `answer()` is called. */
  async function sendAndClose(page: Page, refuse = refuseEmail): Promise<() => void> {
    const { posts, answer } = await holdAnswer(page, refuse)
    await page.goto('/?form=contact')
    await fillContact(page, '#contact-form', { email: uniqueEmail(), phone: '(214) 555-0123' })
    await dialog(page).getByRole('button', { name: 'Send Message' }).click()
    await expect.poll(() => posts.length).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    return answer
  }

  test('says so by a toast, and keeps its text', async ({ page }) => {
    const answer = await sendAndClose(page)
    answer()
    await expect(page.getByRole('alert').getByText(REFUSED)).toBeVisible()
    await reopen(page)
    await expect(dialog(page).getByLabel('Full Name')).not.toHaveValue('')
  })

  test('shows the errors if it was opened again meanwhile @extended', async ({ page }) => {
    const answer = await sendAndClose(page)
    await reopen(page)
    await expect(dialog(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer()
    await expect(dialog(page).getByRole('alert').getByRole('link')).toHaveText([REFUSED])
    await expect(dialog(page).getByLabel('Email Address')).toHaveAccessibleDescription(REFUSED)
  })

  test('says at its button that it may not have been sent if it was opened again meanwhile @extended', async ({
    page,
  }) => {
    const answer = await sendAndClose(page, (route) => route.fulfill({ status: 500, body: 'no' }))
    await reopen(page)
    await expect(dialog(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer()
    await expect(dialog(page).getByRole('button', { name: 'Send Message' })).toBeEnabled()
    await expect(dialog(page).getByText('We cannot confirm that this was sent.')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true })

  test('the "next" key moves from field to field and sends nothing', async ({ page }) => {
    await page.goto('/contact')
    await name(page).tap()
    // By now script handles the form, not the browser.
    await expect(form(page)).toHaveAttribute('novalidate')
    for (const label of ['Email Address', 'Phone Number', 'Company', 'Service Needed']) {
      await page.keyboard.press('Enter')
      await expect(form(page).getByLabel(label)).toBeFocused()
    }
    await expect(form(page).getByRole('alert')).toHaveCount(0)
  })

  test('Enter that confirms a word of an input method stays in the field @extended', async ({
    page,
  }) => {
    await page.goto('/contact')
    await name(page).tap()
    await expect(form(page)).toHaveAttribute('novalidate')
    await name(page).evaluate((field) => {
      const pressed = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
      field.dispatchEvent(new KeyboardEvent('keydown', pressed))
    })
    await expect(name(page)).toBeFocused()
  })
})

test('Enter sends the form from any text field on a desktop', async ({ page }) => {
  await page.goto('/contact')
  await name(page).focus()
  // Before that, the browser itself would press the button.
  await expect(form(page)).toHaveAttribute('novalidate')
  await name(page).press('Enter')
  await expect(form(page).getByRole('alert')).toBeFocused()
})
