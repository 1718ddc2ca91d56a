// What is heard by somebody who does not see the page, and in which order.
import type { Page } from '@playwright/test'
import { chat } from '../../src/content/chat'
import { bubble, contactForm, line, log, open, panel, say } from './chat-window'
import { fillContact, uniqueEmail } from './fill-contact'
import { holdAnswer } from './hold-answer'
import { CONTACT_FORM, scriptWith } from './script-with'
import { expect, test } from './test'

/** Records what gets the focus and what a live region says from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const heard: string[] = []
    document.addEventListener('focusin', ({ target }) => {
      const focused = target as HTMLElement
      heard.push(`focus: ${focused.role ?? focused.localName} ${focused.textContent?.trim()}`)
    })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const text = [...addedNodes].map((node) => node.textContent).join('')
        if (element?.closest('[role="status"]') && text) heard.push(`said: ${text}`)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    return heard
  })
  return () => heard.jsonValue()
}

const WAIT = 'On its way. One moment, please.'

test('a form in a dialog says that it was sent once the focus is back, and reads nothing else', async ({
  page,
}) => {
  const { posts, answer } = await holdAnswer(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Get in Touch' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Get in Touch' })
  await fillContact(page, '#contact-form', { email: uniqueEmail(), phone: '(214) 555-0123' })
  const heard = await listen(page)
  await dialog.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect.poll(() => posts.length).toBe(1)
  answer()
  await expect(page.getByText('Message sent!')).toBeVisible()
  const steps = (await heard()).map((step) => step.replace(/(Message sent!).*/, '$1'))
  // All but the button that was pressed.
  const isPress = (step: string) => step.startsWith('focus: button Send Message')
  expect(steps.filter((step) => !isPress(step)).sort()).toEqual(
    [
      'focus: a Get in Touch',
      `focus: status ${WAIT}`,
      'said: Message sent!',
      `said: ${WAIT}`,
    ].sort(),
  )
  expect(steps.slice(-2)).toEqual(['focus: a Get in Touch', 'said: Message sent!'])
})

test('a required field that nobody has filled in yet is not called invalid, and a form with errors does not claim to be on its way', async ({
  page,
}) => {
  await page.goto('/contact')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const invalid = nodes.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'invalid' && value.value === 'true'),
  )
  expect(nodes.some(({ name }) => name?.value === 'Service Needed')).toBe(true)
  expect(invalid.map(({ name }) => name?.value)).toEqual([])
  const form = page.locator('#contact-page')
  await form.getByLabel('Full Name').focus()
  await expect(form).toHaveAttribute('novalidate')
  const heard = await listen(page)
  await form.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect(form.getByRole('alert')).toBeFocused()
  expect((await heard()).join()).not.toContain(WAIT)
})

/** The names of the fields that are marked as required, for the browser or for screen readers. */
const required = (page: Page, attribute: 'required' | 'aria-required') =>
  page
    .locator(`form [${attribute}]`)
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
const asked = ['name', 'email', 'company', 'service', 'message', 'terms']

test.describe('a field that must be filled in', () => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('is required @extended', async ({ page }) => {
      await page.goto('/contact')
      expect(await required(page, 'required')).toEqual(asked)
      expect(await required(page, 'aria-required')).toEqual([])
    })
  })

  // Firefox calls a required field that is empty invalid, whatever `aria-invalid` says.
  test('is only called required, before and after its form is hydrated', async ({ page }) => {
    await page.goto('/contact')
    await expect.poll(() => required(page, 'required')).toEqual([])
    expect(await required(page, 'aria-required')).toEqual(asked)
    const form = page.locator('#contact-page')
    await expect(form).not.toHaveAttribute('novalidate')
    await form.getByLabel('Full Name').focus()
    await expect(form).toHaveAttribute('novalidate')
    expect(await required(page, 'required')).toEqual([])
    expect(await required(page, 'aria-required')).toEqual(asked)
  })

  test.describe('in a form whose code is gone', () => {
    test.use({ expectedComplaints: /status of 404/ })

    test('is required again @extended', async ({ page }) => {
      const script = `**/${scriptWith(CONTACT_FORM)}`
      await page.route(script, (route) => route.fulfill({ status: 404 }))
      await page.goto('/contact')
      await expect.poll(() => required(page, 'required')).toEqual([])
      await page.locator('#contact-page').getByLabel('Full Name').focus()
      await expect.poll(() => required(page, 'required')).toEqual(asked)
      expect(await required(page, 'aria-required')).toEqual([])
    })
  })

  test('is only called required in a dialog and in the chat @extended', async ({ page }) => {
    await page.route('/api/chatbot', (route) =>
      route.fulfill({ json: { message: '<p>Sure.</p>' } }),
    )
    await page.goto('/services?form=service-request')
    await expect.poll(() => required(page, 'required')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await bubble(page).click()
    await say(page, 'I want to talk to someone')
    await expect(contactForm(page)).toBeVisible()
    expect(await required(page, 'required')).toEqual([])
    expect(await required(page, 'aria-required')).toEqual(['name', 'email'])
  })
})

test.describe('the chat', () => {
  test('is opened with its latest message and its disclaimer', async ({ page }) => {
    await page.route('/api/chatbot', (route) => route.fulfill({ json: { message: '<p>Six.</p>' } }))
    await open(page)
    await expect(panel(page)).toHaveAccessibleDescription(
      /^Assistant: ?Hi, I’m the .* Powered by AI/,
    )
    await say(page, 'How many services?')
    await panel(page).getByRole('button', { name: 'Minimize chat' }).click()
    await bubble(page).click()
    await expect(panel(page)).toHaveAccessibleDescription(`Assistant: Six. ${chat.disclaimer}`)
  })

  // Firefox leaves out an element without one, and announces the paragraphs of two answers mixed up.
  test('has an id for each message that no other element has @extended', async ({ page }) => {
    await page.route('/api/chatbot', (route) =>
      route.fulfill({ json: { message: '<p>Sure.</p>' } }),
    )
    await open(page)
    await say(page, 'How many services?')
    await say(page, 'I want to talk to someone')
    async function check(): Promise<void> {
      const messages = log(page).locator('> div')
      // The greeting, two questions with their answers, and the offer.
      await expect(messages).toHaveCount(6)
      const ids = await messages.evaluateAll((all) => all.map(({ id }) => id))
      expect(ids).not.toContain('')
      for (const id of ids) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
    }
    await check()
    await page.reload()
    await check()
  })

  test.describe('without an answer', () => {
    test.use({ expectedComplaints: /status of 503/ })

    test('says why, and does not cut that short with its toast', async ({ page }) => {
      await page.route('/api/chatbot', (route) => route.fulfill({ status: 503, body: '{}' }))
      await open(page)
      await say(page, 'Hello?')
      await expect(log(page)).toContainText('having trouble connecting')
      const toast = page.getByRole('group', { name: chat.failure.title })
      await expect(page.getByRole('status').filter({ has: toast })).toHaveAttribute(
        'aria-live',
        'polite',
      )
      await expect(page.getByRole('alert').filter({ has: toast })).toHaveCount(0)
    })
  })

  test('says that its answer in Spanish is Spanish @extended', async ({ page }) => {
    await open(page)
    await say(page, '¡Nos hackearon!')
    await expect(log(page).locator('p[lang="es"]').first()).toContainText(
      /^Si es una emergencia, llame/,
    )
    await expect(log(page).locator('p:not([lang])').first()).toContainText('Assistant:')
  })

  test('does not invite somebody who is filling in a form @extended', async ({ page }) => {
    await page.clock.install()
    await page.goto('/contact')
    await page.locator('#contact-page').getByLabel('Full Name').focus()
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    await expect(page.locator('#chat-invitation')).toHaveText('')
    await page.getByRole('heading', { level: 1 }).click()
    await page.clock.runFor(2_500)
    await expect(page.locator('#chat-invitation').getByRole('status')).toHaveText(
      `Chat: ${chat.invitation.title}${chat.invitation.text}`,
    )
    await expect(line(page)).toHaveCount(0)
  })
})
