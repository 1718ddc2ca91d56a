// A connection that stalls: a script was asked for, and never arrives.
import type { Page } from '@playwright/test'
import { TERMS_MISSING } from '../../src/contract/field-limits'
import { fillContact, uniqueEmail } from './fill-contact'
import { holdAnswer } from './hold-answer'
import { CONTACT_FORM, SENDING, scriptWith } from './script-with'
import { expect, test } from './test'

const form = (page: Page) => page.locator('#contact-page')
const send = (page: Page) => form(page).locator('button[type="submit"]')
/** A little longer than a page waits for its code. */
const PATIENCE_MS = 10_500

/** Never answers the request for the script that contains `text`. */
async function stall(page: Page, text: string): Promise<void> {
  await page.clock.install()
  await page.route(`**/${scriptWith(text)}`, () => undefined)
}

test('the site runs without the code of a form that was filled in early @extended', async ({
  page,
}) => {
  await stall(page, CONTACT_FORM)
  const asked = page.waitForRequest(`**/${scriptWith(CONTACT_FORM)}`)
  await page.goto('/contact', { waitUntil: 'commit' })
  await form(page).getByLabel('Full Name').fill('Ann')
  await asked
  await page.clock.runFor(PATIENCE_MS)
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await expect(page.locator('#chat-bubble')).toBeVisible()
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Ann')
})

test('a translated page keeps its form, and what was typed, while the code does not arrive @extended', async ({
  page,
}) => {
  await stall(page, CONTACT_FORM)
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = form(page).getByLabel('Full Name')
  await page.locator('footer').waitFor()
  await page.evaluate(() => {
    const heading = document.querySelector('h1')
    heading?.replaceChildren(document.createElement('font'))
  })
  const asked = page.waitForRequest(`**/${scriptWith(CONTACT_FORM)}`)
  await name.fill('Ann')
  await asked
  await page.clock.runFor(2 * PATIENCE_MS)
  await expect(name).toHaveValue('Ann')
  // The browser posts the form, as without script.
  await expect(page.locator('html[data-site="runs"]')).toHaveCount(0)
})

test('a form without its code is posted by the browser', async ({ page }) => {
  await stall(page, CONTACT_FORM)
  await page.goto('/contact')
  await expect(page.locator('html[data-site="runs"]')).toBeAttached()
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await send(page).click()
  // It is asked for a second time, after a look at whether the server is there.
  await expect(async () => {
    await page.clock.runFor(PATIENCE_MS)
    await expect(page).toHaveURL(/\/contact\?sent=contact-page/, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
})

test('a form without the code that validates waits visibly, and does not forget the terms @extended', async ({
  page,
}) => {
  await stall(page, 'Please provide details about your inquiry')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.goto('/contact')
  await fillContact(page, '#contact-page', { email: uniqueEmail() })
  await form(page)
    .getByLabel(/I agree to the/)
    .uncheck()
  await expect(form(page)).toHaveAttribute('novalidate')
  await send(page).click()
  await expect(send(page)).toBeDisabled()
  await page.clock.runFor(PATIENCE_MS)
  await expect(form(page).getByRole('alert').getByRole('link')).toHaveText([TERMS_MISSING])
  expect(posts).toEqual([])
})

test.describe('a form sent before the code that validates has arrived', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  /** Sends the form, and loses the answers until `answer()`; the code arrives with `arrive()`. */
  async function sendEarly(page: Page, email: string) {
    await page.clock.install()
    let arrive = () => {}
    const arrived = new Promise<void>((done) => (arrive = done))
    const script = `**/${scriptWith('Please provide details about your inquiry')}`
    await page.route(script, (route) => arrived.then(() => route.continue()))
    const posts = new Set<string>()
    let lost = true
    await page.route('**/api/contact', (route) => {
      const request = route.request()
      posts.add(`${request.headers()['idempotency-key']} ${request.postDataJSON().message}`)
      return lost ? route.abort() : route.continue()
    })
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email })
    await send(page).click()
    await expect(send(page)).toBeDisabled()
    const answer = () => (lost = false)
    return { arrive, answer, posts, script }
  }

  async function waitUntilUnsent(page: Page): Promise<void> {
    await expect(async () => {
      await page.clock.runFor(PATIENCE_MS)
      await expect(form(page).getByText('We cannot confirm')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 20_000 })
  }

  test('is the same submission when it is sent again with that code', async ({ page }) => {
    // The code that validates removes what nobody can see.
    const { arrive, answer, posts, script } = await sendEarly(page, `\u200b${uniqueEmail()}`)
    await waitUntilUnsent(page)
    answer()
    arrive()
    await page.waitForResponse(script)
    await send(page).click()
    await expect(form(page).getByText('Message sent!')).toBeVisible()
    expect(posts.size).toBe(1)
  })

  test('and corrected meanwhile is one submission of the corrected text @extended', async ({
    page,
  }) => {
    const { arrive, answer, posts } = await sendEarly(page, uniqueEmail())
    const message = form(page).getByLabel('Message', { exact: true })
    await message.fill('Please call before noon.')
    // The clock must not run ahead of the code.
    const posted = page.waitForRequest('**/api/contact')
    arrive()
    await posted
    await waitUntilUnsent(page)
    answer()
    await send(page).click()
    await expect(form(page).getByText('Message sent!')).toBeVisible()
    expect([...posts]).toEqual([expect.stringMatching(/^\w+ Please call before noon\.$/)])
    await expect(message).toHaveValue('')
  })
})

test.describe('a form without the code that sends', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  async function sendWithout(page: Page, isGone = false): Promise<void> {
    await stall(page, SENDING)
    if (isGone) await page.route(`**/${scriptWith(SENDING)}`, (route) => route.abort())
    await page.goto('/contact')
    await fillContact(page, '#contact-page', { email: uniqueEmail() })
    await expect(form(page)).toHaveAttribute('novalidate')
    await send(page).click()
    if (!isGone) await expect(send(page)).toBeDisabled()
  }

  for (const state of ['stalls', 'is gone'] as const) {
    test(`that ${state} is posted by the browser, and its button waits for the answer @extended`, async ({
      page,
    }) => {
      const { posts, answer } = await holdAnswer(page)
      // The window's name survives the navigation; nothing can be read while it is under way.
      await page.addInitScript(() => {
        addEventListener('submit', ({ target }) => {
          const button = (target as HTMLFormElement).querySelector<HTMLButtonElement>(
            '[type="submit"]',
          )
          let sending = false
          new MutationObserver(() => {
            if (sending && !button?.disabled) window.name = 'idle again'
            sending ||= button?.disabled === true
          }).observe(target as Node, { attributes: true, subtree: true })
        })
      })
      await sendWithout(page, state === 'is gone')
      if (state === 'stalls') await page.clock.runFor(PATIENCE_MS)
      await expect.poll(() => posts.length).toBe(1)
      // Idle again, it would be within a few frames of its post.
      await page.waitForTimeout(300)
      answer()
      await expect(page.getByText('Message sent!')).toBeVisible()
      expect(await page.evaluate(() => window.name)).toBe('')
    })
  }

  test('is not posted in the middle of a correction @extended', async ({ page }) => {
    await sendWithout(page)
    const message = form(page).getByLabel('Message', { exact: true })
    await message.fill('I meant to say that w')
    await page.clock.runFor(PATIENCE_MS)
    await expect(page.getByRole('group', { name: 'Something went wrong' })).toBeVisible()
    await expect(message).toHaveValue('I meant to say that w')
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('is there again after its post has failed @extended', async ({ page }) => {
    await sendWithout(page)
    await page.route('**/api/contact', (route) => route.abort())
    await page.clock.runFor(PATIENCE_MS)
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
    await page.goto('/contact')
    await form(page).getByLabel('Full Name').focus()
    await expect(form(page)).toHaveAttribute('novalidate')
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Ann Lee')
  })
})
