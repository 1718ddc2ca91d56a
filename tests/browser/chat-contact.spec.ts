// The form in the chat that turns a conversation into a lead.
import type { Locator, Page } from '@playwright/test'
import { violations } from './axe'
import { answerWith, contactForm, line, log, open, panel, say } from './chat-window'
import { expect, test } from './test'

// Without animations: elements that are fading in have too little contrast.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a visitor who asks for a person is offered the contact form once, and it is submitted as a lead', async ({
  page,
}) => {
  await answerWith(page, '<p>Our phone is answered at night too.</p>')
  await open(page)
  await say(page, 'Hello')
  // The next question is accepted only after the first is answered.
  await expect(log(page).getByText('answered at night')).toHaveCount(1)
  await expect(contactForm(page)).toBeHidden()
  await say(page, 'Can someone\nCALL me tomorrow?')
  await expect(log(page).getByText('answered at night')).toHaveCount(2)
  const form = contactForm(page)
  const send = form.getByRole('button', { name: 'Send details' })
  await expect(send).toBeDisabled()
  await expect(send).toHaveCSS('cursor', 'default')
  await form.getByLabel('Full Name').fill('Ada Chat')
  await expect(send).toBeDisabled()
  await form.getByLabel('Email Address').fill('ada@example.com')
  await form.getByLabel('Phone Number').fill('(214) 555-0101')
  await form.getByRole('checkbox').check()
  expect(await violations(page)).toEqual([])
  const posted = page.waitForRequest('**/api/contact')
  const answered = page.waitForResponse('**/api/contact')
  await send.click()
  const request = await posted
  expect((await answered).status()).toBe(202)
  expect(request.headers()['idempotency-key']).toMatch(/^[\w-]+$/)
  const { message, createdAt, ...body } = request.postDataJSON() as Record<string, string>
  expect(body).toEqual({
    name: 'Ada Chat',
    email: 'ada@example.com',
    phone: '(214) 555-0101',
    company: '',
    service: 'Chat Inquiry',
    smsConsent: true,
  })
  expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(message?.split('\n').slice(1, 5)).toEqual([
    'User: Hello',
    'Assistant: Our phone is answered at night too.',
    'User: Can someone',
    '  CALL me tomorrow?',
  ])
  await expect(form).toBeHidden()
  await expect(log(page)).toContainText('Thank you!')
  await expect(line(page)).toBeFocused()
  await say(page, 'Please contact me')
  await expect(log(page).getByText('answered at night')).toHaveCount(3)
  await expect(contactForm(page)).toBeHidden()
})

test('what is filled in without an input event is sent from the line and the contact form @extended', async ({
  page,
}) => {
  /** As some password managers and tools for dictation do it. */
  const fillSilently = (field: Locator, text: string) =>
    field.evaluate((element, value) => Object.assign(element, { value }), text)
  const asked = await answerWith(page, '<p>Sure.</p>')
  await open(page)
  await fillSilently(line(page), 'Hello')
  await line(page).press('Enter')
  await expect(log(page)).toContainText('Sure.')
  await fillSilently(line(page), 'Please call me')
  // Disabled until the pointer is there.
  const ask = panel(page).getByRole('button', { name: 'Send message' })
  await ask.hover()
  await ask.click()
  await expect.poll(() => asked[1]?.at(-1)?.content).toBe('Please call me')
  await expect(line(page)).toHaveValue('')
  const form = contactForm(page)
  await form.getByLabel('Phone Number').fill('(214) 555-0101')
  await fillSilently(form.getByLabel('Full Name'), 'Ada Chat')
  await fillSilently(form.getByLabel('Email Address'), 'ada@example.com')
  const send = form.getByRole('button', { name: 'Send details' })
  await send.hover()
  await expect(send).toBeEnabled()
  // Changed once more, under the pointer.
  await fillSilently(form.getByLabel('Full Name'), 'Ada Lovelace')
  const posted = page.waitForRequest('**/api/contact')
  await send.click()
  expect((await posted).postDataJSON()).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '(214) 555-0101',
  })
})

/** How far below the top edge of the scroll area a part of the conversation begins. */
async function placeInArea(page: Page, part: Locator): Promise<number> {
  const area = await page.getByRole('group', { name: 'Conversation' }).boundingBox()
  const box = await part.boundingBox()
  if (!area || !box) throw new Error('not shown')
  return box.y - area.y
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${size.width} px an answer stays visible when the contact form appears with it @extended`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await answerWith(
      page,
      `<p>Call <strong>(214) 555-0142</strong> now.</p>${'<p>More.</p>'.repeat(4)}`,
    )
    await open(page)
    await say(page, 'Our server is down, please call me')
    await expect(contactForm(page)).toBeAttached()
    // The form's code arrives a moment later, and must not move the answer either.
    await expect(contactForm(page).getByLabel('Full Name')).toBeAttached()
    const answer = log(page).getByText('(214) 555-0142')
    const place = await placeInArea(page, answer)
    expect(place).toBeGreaterThan(0)
    expect(place).toBeLessThan(200)
    await contactForm(page).getByLabel('Full Name').scrollIntoViewIfNeeded()
    await expect(contactForm(page).getByLabel('Full Name')).toBeInViewport()
  })
}

test.describe('a contact form in place of an answer', () => {
  test.use({ expectedComplaints: /status of 503/ })

  test('is scrolled into view, and does not keep the question from being asked again @extended', async ({
    page,
  }) => {
    await page.route('/api/chatbot', (route) => route.fulfill({ status: 503, body: '{}' }))
    await open(page)
    await say(page, 'Please call me')
    await expect(contactForm(page)).toBeInViewport()
    await expect.poll(() => placeInArea(page, contactForm(page))).toBeLessThan(200)
    await page.unroute('/api/chatbot')
    const asked = await answerWith(page, '<p>Sure.</p>')
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(log(page)).toContainText('Sure.')
    expect(asked[0]?.at(-1)).toEqual({ role: 'user', content: 'Please call me' })
  })
})

test.describe('contact details that cannot be sent', () => {
  test.use({ expectedComplaints: /status of (422|500)/ })

  test('are kept, and the error of the server or the default one is shown @extended', async ({
    page,
  }) => {
    await answerWith(page, '<p>Sure.</p>')
    await open(page)
    await say(page, 'I want to talk to someone')
    const form = contactForm(page)
    await form.getByLabel('Full Name').fill('Ada Chat')
    await form.getByLabel('Email Address').fill('ada@nowhere')
    await form.getByRole('button', { name: 'Send details' }).click()
    const toast = page.getByRole('alert').getByRole('group', { name: 'Error' })
    await expect(toast).toBeVisible()
    await expect(form.getByLabel('Email Address')).toBeFocused()
    await expect(form).toContainText('Valid email is required')
    await form.getByLabel('Email Address').fill('ada@example.com')
    await expect(form).not.toContainText('Valid email is required')
    await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: 'no' }))
    await form.getByRole('button', { name: 'Send details' }).click()
    await expect(toast).toContainText('Failed to submit contact information. Please try again.')
    await expect(form).not.toContainText('Valid email is required')
    await expect(form.getByLabel('Full Name')).toHaveValue('Ada Chat')
    await page.unroute('/api/contact')
    await page.route('/api/contact', (route) =>
      route.fulfill({
        status: 500,
        json: { type: 'about:blank', title: 'No', status: 500, message: 'Not today.' },
      }),
    )
    await form.getByRole('button', { name: 'Send details' }).click()
    await expect(toast).toContainText('Not today.')
    await page.unroute('/api/contact')
    await page.route('/api/contact', () => undefined)
    await form.getByRole('button', { name: 'Send details' }).click()
    await expect(toast).toBeHidden({ timeout: 1_000 })
    await page.reload()
    await expect(form.getByLabel('Email Address')).toHaveValue('ada@example.com')
    await form.getByRole('button', { name: 'No, thanks' }).click()
    await expect(form).toBeHidden()
    await expect(line(page)).toBeFocused()
    // It is offered once.
    await say(page, 'Please contact me')
    await expect(log(page).getByText('Sure.')).toHaveCount(2)
    await expect(form).toBeHidden()
  })

  // Whoever cannot see what is wrong cannot correct it (WCAG 2.4.11).
  test('on a phone the toast about a failed form hides neither the invalid field nor its message', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await answerWith(page, '<p>That depends on what you need.</p>')
    await open(page)
    await say(page, 'Can someone call me?')
    const form = contactForm(page)
    await form.getByLabel('Full Name').fill('Ada Chat')
    await form.getByLabel('Email Address').fill('bad')
    await form.getByRole('button', { name: 'Send details' }).click()
    const field = form.getByLabel('Email Address')
    await expect(field).toBeFocused()
    const toast = page.getByRole('group', { name: 'Error' })
    await expect(toast).toBeVisible()
    const [shown, wrong] = await Promise.all([toast.boundingBox(), field.boundingBox()])
    expect(wrong?.y).toBeGreaterThan((shown?.y ?? 0) + (shown?.height ?? 0))
  })
})
