// What the chat does without an answer, without its code, and without its window.
import { company } from '../../src/content/company'
import { violations } from './axe'
import { answerWith, bubble, line, log, open, PATH, panel, say } from './chat-window'
import { expect, test } from './test'

// Without animations: elements that are fading in have too little contrast.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test.describe('a failed reply', () => {
  test.use({ expectedComplaints: /status of 503|ERR_FAILED|net::/ })

  test('shows the specified message and can be retried', async ({ page }) => {
    await page.route('/api/chatbot', (route) => route.fulfill({ status: 503, body: '{}' }))
    await open(page)
    await say(page, 'Hello?')
    await expect(log(page)).toContainText('having trouble connecting to my knowledge base')
    const mail = log(page).getByRole('link', { name: company.email.support })
    await expect(mail).toHaveAttribute('href', /^mailto:/)
    const toast = page.getByRole('group', { name: 'Communication error' })
    await expect(toast).toContainText(
      'Unable to get a response. Please try again or contact support.',
    )
    // The smallest screen that has room for it beside the chat.
    await page.setViewportSize({ width: 768, height: 720 })
    await expect(toast).toBeInViewport({ ratio: 1 })
    expect(await violations(page)).toEqual([])
    await page.unroute('/api/chatbot')
    await page.route('/api/chatbot', (route) => route.abort())
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(log(page).getByText('knowledge base')).toHaveCount(1)
    await page.unroute('/api/chatbot')
    const asked = await answerWith(page, '<p>Here again.</p>')
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(log(page)).toContainText('Here again.')
    await expect(log(page)).not.toContainText('knowledge base')
    // The message about the failure does not stay beside the answer.
    await expect(toast).toBeHidden({ timeout: 1_000 })
    expect(asked[0]?.at(-1)).toEqual({ role: 'user', content: 'Hello?' })
  })

  test('shows its message beside the message field at 400% zoom @extended', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.route('/api/chatbot', (route) => route.fulfill({ status: 503, body: '{}' }))
    await open(page)
    await say(page, 'Hello?')
    const toast = page.getByRole('group', { name: 'Communication error' })
    await expect(toast).toBeInViewport()
    // The window may still be opening.
    await expect(async () => {
      const [low, high] = await Promise.all([toast.boundingBox(), line(page).boundingBox()])
      expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(high?.y ?? 0)
    }).toPass({ timeout: 5_000 })
  })

  test('includes a stream that breaks off and an invalid answer @extended', async ({ page }) => {
    const bodies = [
      'event: token\ndata: {"text":"Half"}\n\n',
      'event: error\ndata: {}\n\n',
      '[]',
      '',
    ]
    await open(page)
    for (const body of bodies) {
      await page.route('/api/chatbot', (route) =>
        route.fulfill({ contentType: 'text/event-stream', body }),
      )
      await say(page, 'Hello?')
      await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(log(page)).not.toContainText('Half')
      await page.unroute('/api/chatbot')
    }
  })
})

test.describe('a chat whose code cannot be loaded', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  for (const back of [true, false]) {
    const outcome = back
      ? 'opens after a full load of the page @extended'
      : 'leads to the contact page'
    test(outcome, async ({ page }) => {
      await page.goto(PATH)
      const failed = new Set<string>()
      let loads = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++
      })
      await page.route('**/assets/**/*.js', (route, request) => {
        if (loads === 0) failed.add(request.url())
        const fails = failed.has(request.url()) && !(back && loads > 0)
        return fails ? route.abort() : route.continue()
      })
      await bubble(page).click()
      if (back) await expect(panel(page)).toBeVisible()
      await expect(page).toHaveURL(back ? PATH : '/contact')
      expect(loads).toBe(back ? 1 : 2)
    })
  }
})

test.describe('a chat that cannot be shown', () => {
  test.use({ expectedComplaints: /broken on purpose/ })

  test('leads to the contact page @extended', async ({ page }) => {
    await page.addInitScript(() => {
      const { prototype } = Reflect.get(window, 'TrustedTypePolicyFactory')
      prototype.createPolicy = () => {
        throw new Error('broken on purpose')
      }
    })
    await page.goto(PATH)
    await bubble(page).click()
    await expect(page).toHaveURL('/contact')
    await expect(panel(page)).toHaveCount(0)
  })
})

test('a question whose page is reloaded before its answer came can be asked again, and no outage is told of', async ({
  page,
}) => {
  await page.route('/api/chatbot', () => undefined)
  await open(page)
  await say(page, 'What are your hours?')
  await expect(log(page)).toContainText('Thinking')
  await page.reload()
  await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(log(page)).toContainText('What are your hours?')
  await expect(log(page)).not.toContainText('trouble connecting')
})
