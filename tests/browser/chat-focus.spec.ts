// Where the focus is in the chat window, and what a phone's keyboard leaves visible of it.
import type { Page } from '@playwright/test'
import { chat } from '../../src/content/chat'
import { bubble, contactForm, line, log, open, panel, say } from './chat-window'
import { twoFrames } from './frames'
import { holdAnswer } from './hold-answer'
import { REFUSED, refuseEmail } from './refuse-email'
import { expect, test } from './test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Opens the chat and asks for a person, so that its contact form appears. */
async function askForPerson(page: Page, message = '<p>Yes.</p>'): Promise<void> {
  await page.route('/api/chatbot', (route) => route.fulfill({ json: { message } }))
  await open(page)
  await say(page, 'Can someone call me tomorrow?')
  await expect(contactForm(page)).toBeVisible()
}

test('Tab leaves the desktop window at both ends and reaches only visible elements, and Escape uncovers what is behind it', async ({
  page,
}) => {
  await open(page)
  await panel(page).getByRole('button', { name: 'Minimize chat' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(bubble(page)).toBeFocused()
  // The light half of the ring, for dark bands.
  await expect(bubble(page)).toHaveCSS('box-shadow', 'rgb(255, 255, 255) 0px 0px 0px 2px')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Minimize chat' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  // The arrow keys scroll it.
  await expect(panel(page).getByRole('group', { name: 'Conversation' })).toBeFocused()
  await line(page).focus()
  await page.keyboard.press('Tab')
  const inside = () => panel(page).evaluate((node) => node.contains(document.activeElement))
  expect(await inside()).toBe(false)
  const stops = page.locator('[data-radix-focus-guard][tabindex="0"]')
  await expect(stops).toHaveCount(0)
  await test.step('Escape uncovers what has the focus behind it, and leaves it there', async () => {
    const covered = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Webinars' }).focus()
    await page.keyboard.press('Tab')
    await expect(covered).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(covered).toBeFocused()
  })
})

test.describe('a pressed control that disappears', () => {
  test.use({ expectedComplaints: /status of 503/ })

  test('moves the focus to the message field', async ({ page }) => {
    await page.route('/api/chatbot', (route) => route.fulfill({ status: 503, body: 'no' }))
    await open(page)
    await line(page).fill('Hello')
    await panel(page).getByRole('button', { name: 'Send message' }).click()
    await expect(line(page)).toBeFocused()
    const again = panel(page).getByRole('button', { name: 'Try again' })
    await again.press('Enter')
    await expect(line(page)).toBeFocused()
    await expect(again).toBeVisible()
  })

  test('moves the focus to the message field for a suggested question', async ({ page }) => {
    await page.route('/api/chatbot', (route) => route.fulfill({ json: { message: '<p>Six.</p>' } }))
    await open(page)
    await panel(page)
      .getByRole('button', { name: String(chat.suggestions[0]) })
      .press('Enter')
    await expect(line(page)).toBeFocused()
    await expect(log(page)).toContainText('Six.')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true })

  test('a suggested question does not open the keyboard @extended', async ({ page }) => {
    await page.route('/api/chatbot', (route) => route.fulfill({ json: { message: '<p>Six.</p>' } }))
    await open(page)
    await panel(page)
      .getByRole('button', { name: String(chat.suggestions[0]) })
      .tap()
    await expect(log(page)).toContainText('Six.')
    await expect(panel(page).getByRole('group', { name: 'Conversation' })).toBeFocused()
  })

  test('the chat window fits the visual viewport when the keyboard has moved it @extended', async ({
    page,
  }) => {
    await open(page)
    await page.evaluate(() => {
      const screen = window.visualViewport as VisualViewport
      Object.defineProperties(screen, {
        offsetTop: { value: 300, configurable: true },
        height: { value: 380, configurable: true },
      })
      screen.dispatchEvent(new Event('scroll'))
    })
    const box = () => panel(page).boundingBox()
    await expect.poll(box).toMatchObject({ y: 300, height: 380 })
  })

  test('every field has text of at least 16 px, so that an iPhone does not zoom', async ({
    page,
  }) => {
    await askForPerson(page)
    const sizes = await panel(page)
      .locator('input:not([type="checkbox"], [type="hidden"]), textarea')
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize))
    expect(sizes.length).toBe(4)
    expect(sizes.filter((size) => Number.parseFloat(size) < 16)).toEqual([])
  })
})

/** Asks for a person and sends the details; the response waits for `answer`. */
async function sendDetails(page: Page, respond?: Parameters<typeof holdAnswer>[1]) {
  const { posts, answer } = await holdAnswer(page, respond)
  await askForPerson(page)
  const form = contactForm(page)
  await form.getByLabel('Full Name').fill('Ada Chat')
  await form.getByLabel('Email Address').fill('ada@example.com')
  await form.getByRole('button', { name: 'Send details' }).click()
  await expect.poll(() => posts.length).toBe(1)
  return { form, posts, answer }
}

test('contact details are sent once although the window is closed and reopened meanwhile', async ({
  page,
}) => {
  const { form, posts, answer } = await sendDetails(page)
  await panel(page).getByRole('button', { name: 'Close chat' }).click()
  await bubble(page).click()
  await expect(form.getByLabel('Full Name')).toHaveValue('Ada Chat')
  await expect(form.locator('button[type="submit"]')).toBeDisabled()
  answer()
  await expect(panel(page).getByText('Thank you! Your details')).toHaveCount(1)
  await expect(form).toBeHidden()
  expect(posts).toHaveLength(1)
})

test('contact details that are corrected in a reopened window while they are sent can be sent again @extended', async ({
  page,
}) => {
  const { form, answer } = await sendDetails(page)
  await panel(page).getByRole('button', { name: 'Close chat' }).click()
  await bubble(page).click()
  const email = form.getByLabel('Email Address')
  await email.fill('ada@example.org')
  answer()
  await expect(panel(page).getByText('Thank you! Your details')).toHaveCount(1)
  await expect(email).toHaveValue('ada@example.org')
})

test('contact details that are corrected while they are sent can be sent again @extended', async ({
  page,
}) => {
  const { form, posts, answer } = await sendDetails(page)
  const phone = form.getByLabel('Phone Number')
  await phone.fill('214-555-0142')
  answer()
  await expect(panel(page).getByText('Thank you! Your details')).toHaveCount(1)
  await expect(phone).toBeFocused()
  await form.getByRole('button', { name: 'Send details' }).click()
  await expect(form).toBeHidden()
  expect(posts[1]).toContain('214-555-0142')
})

test.describe('a visitor who leaves the chat while contact details are sent', () => {
  test.use({ expectedComplaints: /status of 422/ })

  for (const [outcome, respond] of [
    ['accepted', undefined],
    ['rejected', refuseEmail],
  ] as const) {
    test(`keeps the focus when they are ${outcome} @extended`, async ({ page }) => {
      const { form, answer } = await sendDetails(page, respond)
      const elsewhere = page.getByRole('banner').getByRole('link', { name: 'Contact' })
      await elsewhere.focus()
      answer()
      if (respond) await expect(form).toContainText(REFUSED)
      else await expect(form).toBeHidden()
      await twoFrames(page)
      await expect(elsewhere).toBeFocused()
    })
  }
})

test('a field that disappears with accepted contact details passes the focus on @extended', async ({
  page,
}) => {
  const { form, answer } = await sendDetails(page)
  await form.getByLabel('Phone Number').focus()
  answer()
  await expect(line(page)).toBeFocused()
})

/** Longer than the message area, as many answers are. */
const LONG_ANSWER = '<p>Yes, call us.</p>'.repeat(20)

for (const size of [
  { width: 390, height: 780 },
  { width: 1280, height: 800 },
]) {
  test.describe(`a contact form at ${size.width} px`, () => {
    test.use({ viewport: size, expectedComplaints: /status of 422/ })

    test('keeps the focused field, its error and the thank-you message in view', async ({
      page,
    }) => {
      await askForPerson(page, LONG_ANSWER)
      const form = contactForm(page)
      const email = form.getByLabel('Email Address')
      await form.getByLabel('Full Name').fill('Ada Chat')
      await email.fill('ada@nowhere')
      const send = form.getByRole('button', { name: 'Send details' })
      await send.click()
      await expect(email).toBeFocused()
      await twoFrames(page)
      await expect(email).toBeInViewport({ ratio: 1 })
      await expect(form.getByText('Valid email is required')).toBeInViewport({ ratio: 1 })
      await email.fill('ada@example.com')
      await send.click()
      await expect(form).toBeHidden()
      await twoFrames(page)
      const thanks = panel(page).getByText('Thank you! Your details')
      await expect(thanks).toBeInViewport({ ratio: 1 })
      // The next answer is read from its question on, as the one before.
      await say(page, 'And at night?')
      const question = panel(page).getByText('And at night?')
      await expect(panel(page).getByText('Yes, call us.')).toHaveCount(40)
      await twoFrames(page)
      await expect(question).toBeInViewport({ ratio: 1 })
      await expect(thanks).not.toBeInViewport()
    })
  })
}

for (const [where, top] of [
  ['at the top', 60],
  ['at the bottom', 420],
] as const) {
  test(`an opening keyboard does not hide a field ${where} of the messages @extended`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await askForPerson(page, LONG_ANSWER)
    const email = contactForm(page).getByLabel('Email Address')
    const area = page.getByRole('group', { name: 'Conversation' })
    const from = (await area.boundingBox())?.y ?? 0
    await email.evaluate((field, place) => {
      const scrolled = field.closest('[role="group"]') as HTMLElement
      scrolled.scrollTop += field.getBoundingClientRect().top - place
    }, from + top)
    await email.click()
    await page.setViewportSize({ width: 390, height: 430 })
    await twoFrames(page)
    await expect(email).toBeFocused()
    await expect(email).toBeInViewport({ ratio: 1 })
  })
}
