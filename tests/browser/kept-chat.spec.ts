// What a tab stores of the contact form in its chat; another version of the site may have written it.
import type { Page } from '@playwright/test'
import type { Conversation } from '../../src/chat/kept-chat'
import { contactForm, log, open } from './chat-window'
import { expect, test } from './test'

const offered: Conversation = {
  messages: [
    {
      id: 1,
      role: 'assistant',
      content: '<p>Leave us your number.</p>',
      timestamp: '2026-01-05T12:00:00.000Z',
      kind: 'said',
    },
  ],
  draft: '',
  form: 'shown',
}

/** Opens a chat that finds these entries in the tab's storage. */
async function openWith(page: Page, kept: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (entries) => {
      for (const [key, text] of entries) sessionStorage.setItem(key, text)
    },
    Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)] as const),
  )
  await open(page)
}

test('stored contact details of an incompatible version are ignored @extended', async ({
  page,
}) => {
  await openWith(page, {
    chat_conversation: offered,
    'draft:chat-contact': { name: { first: 'Ada' }, email: 'ada@example.com' },
  })
  const form = contactForm(page)
  await expect(form.getByLabel('Email Address')).toHaveValue('ada@example.com')
  await expect(form.getByLabel('Full Name')).toHaveValue('')
})

test('stored contact details are removed after they are sent @extended', async ({ page }) => {
  await openWith(page, { chat_conversation: offered })
  const form = contactForm(page)
  await form.getByLabel('Full Name').fill('Ada Chat')
  await form.getByLabel('Email Address').fill('ada@example.com')
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(await kept()).toContain('ada@example.com')
  await form.getByRole('button', { name: 'Send details' }).click()
  await expect(log(page)).toContainText('Thank you!')
  expect(await kept()).not.toMatch(/Ada Chat|ada@example\.com/)
})

test.describe('after a new release', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('contact details are sent with the code that their form was loaded with @extended', async ({
    page,
  }) => {
    await openWith(page, { chat_conversation: offered })
    const form = contactForm(page)
    await expect(form).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await form.getByLabel('Full Name').fill('Ada Chat')
    await form.getByLabel('Email Address').fill('ada@example.com')
    await form.getByRole('button', { name: 'Send details' }).click()
    await expect(log(page)).toContainText('Thank you!')
  })
})
