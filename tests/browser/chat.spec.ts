// The chat: bubble, invitation, window, answers, and the form that turns a conversation into a lead. The server's
// answers are mocked here; its real answers have their own tests.
import { request, type ServerResponse } from 'node:http'
import type { Locator, Page, Response } from '@playwright/test'
import { formPassages } from '../../server/chat/passages/form-passages'
import { chat } from '../../src/content/chat'
import { company } from '../../src/content/company'
import { listenHere } from '../support/listen-here'
import { violations } from './axe'
import { bubble, contactForm, line, log, open, PATH, panel, say } from './chat-window'
import { expect, test } from './test'
import { turnWheel } from './turn-wheel'

// Without animations: elements that are fading in have too little contrast.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const invitation = (page: Page) => page.getByText(chat.invitation.title)

interface Asked {
  role: string
  content: string
}

/** Answers every question with `message`; the returned list grows with each request. */
async function answerWith(page: Page, message: string): Promise<Asked[][]> {
  const asked: Asked[][] = []
  await page.route('/api/chatbot', (route) => {
    asked.push((route.request().postDataJSON() as { messages: Asked[] }).messages)
    return route.fulfill({ json: { message } })
  })
  return asked
}

/**
 * Puts a proxy in front of the site that answers `/api/chatbot` itself, chunk by chunk, when the test says so:
 * Playwright can only fulfill a request in one piece.
 */
async function standInFront(site: string) {
  let answer: ServerResponse | null = null
  let state: 'waiting' | 'asked' | 'left' = 'waiting'
  const { url, close } = await listenHere((incoming, response) => {
    const { method, headers, url } = incoming
    if (url === '/api/chatbot') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
      response.on('close', () => {
        state = 'left'
      })
      answer = response
      state = 'asked'
      return
    }
    const outgoing = request(site + url, { method, headers }, (real) => {
      response.writeHead(real.statusCode ?? 502, real.headers)
      real.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  return {
    url,
    state: () => state,
    write: (text: string) => answer?.write(text),
    stop: close,
  }
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

test('the chat window is loaded when the pointer or focus reaches the bubble', async ({ page }) => {
  const scripts: Response[] = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response))
  const windows = async () => {
    // One that came just before the page was left has no body any more.
    const texts = await Promise.all(scripts.map((each) => each.text().catch(() => '')))
    return texts.filter((text) => text.includes('Minimize chat')).length
  }
  await page.goto(PATH)
  await expect(bubble(page)).toHaveAttribute('aria-expanded', 'false')
  await page.waitForLoadState('networkidle')
  expect(await windows()).toBe(0)
  const before = scripts.length
  await bubble(page).hover()
  await expect.poll(windows).toBe(1)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    scripts.slice(before).map(async (script) => {
      const { 'content-length': length } = await script.allHeaders()
      return Number(length)
    }),
  )
  // As sent: brotli where it saves bytes.
  const sum = sizes.reduce((total, size) => total + size, 0)
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThan(25_000)
  scripts.length = 0
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await windows()).toBe(0)
  await bubble(page).focus()
  await expect.poll(windows).toBe(1)
})

test('the chat greets once, Enter sends, and Shift+Enter starts a new line', async ({ page }) => {
  const answer = '<p>Within <strong>15 minutes</strong>.</p><ul><li>Always.</li></ul>'
  const asked = await answerWith(page, answer)
  await open(page)
  const head = panel(page).getByText('Answers at any hour')
  expect((await head.boundingBox())?.height).toBeLessThan(25)
  const area = page.getByRole('group', { name: 'Conversation' })
  expect((await area.boundingBox())?.height, 'the message area').toBe(350)
  await expect(log(page)).toContainText('Ask me about our services')
  await expect(panel(page)).toContainText('Powered by AI, responses may not be 100% accurate')
  await expect(line(page)).toBeFocused()
  const send = panel(page).getByRole('button', { name: 'Send message' })
  await expect(send).toBeDisabled()
  await line(page).fill('  \n ')
  await line(page).press('Enter')
  await expect(send).toBeDisabled()
  await line(page).fill('How fast')
  await line(page).press('Shift+Enter')
  await line(page).pressSequentially('are you?')
  await line(page).press('Enter')
  await expect(log(page)).toContainText('Within 15 minutes.')
  await expect(log(page).locator('strong')).toHaveText('15 minutes')
  // No line ends inside it.
  expect(await log(page).textContent()).toContain('15\u00a0minutes')
  // Whose words they are is read out.
  await expect(log(page)).toContainText(/You:\s*How fast/)
  await expect(log(page)).toContainText(/Assistant:\s*Within/)
  await expect(line(page)).toHaveValue('')
  await say(page, 'And at night?')
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user'])
  expect(asked[1]?.slice(1).map(({ content }) => content)).toEqual([
    'How fast\nare you?',
    'Within 15 minutes.\n- Always.',
    'And at night?',
  ])
})

test('a pasted text over the limit is kept and is sent once it is short enough, and right-to-left text is shown as such @extended', async ({
  page,
}) => {
  const asked = await answerWith(page, '<p>Yes.</p>')
  await open(page)
  const words = 'Message must be 2,000 characters or fewer'
  const told = panel(page).getByRole('status').filter({ hasText: words })
  // Emoji: they count once, as on the server.
  const text = '🙂'.repeat(2_000)
  await line(page).focus()
  await page.keyboard.insertText(`${text}!`)
  await expect(line(page)).toHaveValue(`${text}!`)
  await expect(told).toBeVisible()
  await expect(line(page)).toHaveAccessibleDescription(words)
  await expect(line(page)).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(page)).toEqual([])
  await line(page).press('Enter')
  await panel(page).getByRole('button', { name: 'Send message' }).click()
  await expect(line(page)).toBeFocused()
  await expect(line(page)).toHaveValue(`${text}!`)
  expect(asked).toHaveLength(0)
  await line(page).press('Backspace')
  await expect(told).toHaveCount(0)
  await line(page).press('Enter')
  await expect(log(page)).toContainText('Yes.')
  expect(asked[0]?.at(-1)?.content).toBe(text)
  await test.step('a message is shown from right to left, also with a Latin word in it', async () => {
    const question = 'هل تديرون Cloud لنا؟'
    await line(page).fill(question)
    await expect(line(page)).toHaveCSS('direction', 'rtl')
    await line(page).press('Enter')
    await expect(log(page).getByText(question)).toHaveCSS('direction', 'rtl')
  })
  await test.step('at the end of the messages the wheel does not scroll the page', async () => {
    const area = page.getByRole('group', { name: 'Conversation' })
    await expect(log(page).getByText('Yes.')).toHaveCount(2)
    await area.evaluate((node) => node.scrollTo(0, node.scrollHeight))
    await area.hover()
    await turnWheel(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('a streamed answer is announced when complete, and nothing can be sent meanwhile', async ({
  page,
  site,
}) => {
  const stream = await standInFront(site.url)
  await open(page, stream.url + PATH)
  await say(page, 'Hello')
  await expect(log(page)).toContainText('Thinking')
  await line(page).fill('Another')
  await expect(panel(page).getByRole('button', { name: 'Send message' })).toBeDisabled()
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('Another')
  await expect.poll(stream.state).toBe('asked')
  stream.write(event('token', { text: 'We answer ' }))
  await expect(panel(page).getByText('We answer', { exact: true })).toBeVisible()
  await expect(log(page)).not.toContainText('We answer')
  await expect(log(page)).toContainText('Thinking')
  stream.write(event('token', { text: 'at once.' }))
  await expect(panel(page).getByText('We answer at once.')).toBeVisible()
  stream.write(event('message', { message: '<p>We answer <em>at once</em>.</p>' }))
  await expect(log(page).locator('em')).toHaveText('at once')
  await expect(log(page)).not.toContainText('Thinking')
  await expect(panel(page).getByText('We answer at once.')).toHaveCount(1)

  await line(page).press('Enter')
  await expect.poll(stream.state).toBe('asked')
  stream.write(event('token', { text: 'Too late' }))
  await expect(panel(page).getByText('Too late')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Close chat' }).click()
  await expect.poll(stream.state).toBe('left')
  await bubble(page).click()
  await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(panel(page)).not.toContainText('Too late')
  // Nothing has failed: the visitor has left.
  await expect(panel(page)).not.toContainText('knowledge base')
  await expect(page.getByText('Communication error')).toHaveCount(0)
  stream.stop()
})

test.describe('an untrusted answer', () => {
  // The parser complains about inline code that it did not run; the real server removes such code beforehand.
  test.use({ expectedComplaints: /inline/ })

  test('is rendered as text, with links to allowed targets only', async ({ page }) => {
    await answerWith(
      page,
      `<p onclick="x()" style="color:red" class="x">Safe <img src=x onerror="window.hit=1"><script>window.hit=1</script>
     <iframe src="https://evil.example"></iframe><svg><a href="javascript:window.hit=1">svg</a></svg>
     <a href="javascript:window.hit=1">one</a> <a href="//evil.example">two</a> <a href="/\\evil.example">three</a>
     <a href="data:text/html,x">four</a> <a href="http://evil.example">five</a> <a href=" /\tservices">six</a></p>
     <h1>Big</h1><form action="https://evil.example"><input name="p"><button>Go</button></form>
     <p><a href="/services#top" target="_top">Services</a> <a href="tel:+12145550142">Call</a>
     <a href="mailto:a@b.example">Mail</a> <a href="https://example.com/">Away</a></p>`,
    )
    await open(page)
    await say(page, 'Hello')
    await expect(log(page)).toContainText('Big')
    const last = log(page).locator('> div').last()
    expect(
      await last.evaluate((node) =>
        [...node.querySelectorAll('*')].map(
          (element) =>
            element.localName +
            [...element.attributes].map(({ name, value }) => `[${name}=${value}]`).join(''),
        ),
      ),
    ).toEqual([
      expect.stringMatching(/^p\[class=/),
      'p',
      'p',
      'a[href=/services#top]',
      'a[href=tel:+12145550142]',
      'a[href=mailto:a@b.example]',
      'a[href=https://example.com/][target=_blank][rel=noopener noreferrer]',
    ])
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  })
})

for (const { id, title, path, sentences } of formPassages.filter(({ path }) =>
  /form=/.test(path),
)) {
  const extent = id === 'form:consultation' ? '' : ' @extended'
  test(`the answer ${id} links to its form and names the button of the page${extent}`, async ({
    page,
  }) => {
    await answerWith(page, `<p><a href="${path}">${title}</a></p>`)
    await open(page)
    await say(page, 'Hello')
    await log(page).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    const form = page.locator('form[id$="-form"]:visible')
    await expect(form).toBeVisible()
    const dialog = page.getByRole('dialog').filter({ has: form })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(path.split('?')[0] ?? '')
    const [, button] = /“([^”]+)”/.exec(sentences.join(' ')) ?? []
    if (button) await expect(page.getByRole('link', { name: button }).first()).toBeVisible()
  })
}

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

test.describe('the invitation', () => {
  test('appears after 30 seconds, and Chat now opens the window', async ({ page }) => {
    const from = Date.now()
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    // The wait began at some time until now.
    const loadedAfter = Date.now() - from
    await page.clock.pauseAt(from + 29_500)
    await expect(invitation(page)).toBeHidden()
    await page.clock.runFor(500 + loadedAfter + 500)
    await expect(invitation(page)).toBeVisible()
    await page.clock.resume()
    // Its styles are not in the page, and nothing has been touched that would load them.
    await expect(page.locator('#chat-invitation')).toHaveCSS('position', 'fixed')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Chat now' }).click()
    await expect(line(page)).toBeFocused()
    await expect(invitation(page)).toBeHidden()
  })

  test('waits until an open dialog is closed @extended', async ({ page }) => {
    await page.clock.install()
    await page.goto(`${PATH}?form=service-request`)
    await bubble(page).waitFor({ state: 'attached' })
    await page.clock.runFor(31_000)
    const dialog = page.getByRole('dialog', { name: 'Request Service' })
    await expect(dialog).toBeVisible()
    await expect(page.locator('#chat-invitation')).toHaveText('')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await page.clock.runFor(2_500)
    await expect(invitation(page)).toBeVisible()
  })

  test('waits for a screen that is high enough for it and the page, and leaves one that is not @extended', async ({
    page,
  }) => {
    const low = { width: 640, height: 320 }
    await page.setViewportSize(low)
    await page.clock.install()
    await page.goto('/contact')
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    await expect(page.locator('#chat-invitation')).toHaveText('')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.clock.runFor(2_500)
    await expect(invitation(page)).toBeVisible()
    const { y = 0 } = (await page.locator('#chat-invitation').boundingBox()) ?? {}
    const field = page.locator('#contact-page-company')
    await field.evaluate((input) => {
      scrollTo({ top: 0, behavior: 'instant' })
      input.focus()
    })
    const box = await field.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(y)
    // The phone is turned.
    await page.setViewportSize(low)
    await expect(invitation(page)).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '0px')
  })

  test('leaves the last links of a page and the way back to its top uncovered when they have the focus @extended', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    const invited = page.locator('#chat-invitation')
    await expect(invited).toHaveCSS('position', 'fixed')
    const { y: top = 0 } = (await invited.boundingBox()) ?? {}
    const links = page.getByRole('contentinfo').getByRole('link')
    const last = (await links.count()) - 1
    const up = page.getByRole('button', { name: 'Back to top' })
    for (const each of [links.nth(last - 1), links.nth(last), up]) {
      await each.focus()
      const { y = 0, height = 0 } = (await each.boundingBox()) ?? {}
      expect(y + height).toBeLessThan(top)
    }
  })

  test('does not reappear on any page after Maybe later @extended', async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Maybe later' }).click()
    await expect(invitation(page)).toBeHidden()
    await expect(bubble(page)).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('chatbot_dismissed'))).toBe('true')
    await page.goto('/contact')
    await bubble(page).waitFor()
    await page.clock.runFor(61_000)
    await expect(invitation(page)).toBeHidden()
  })

  test('does not appear once another tab has declined it @extended', async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(20_000)
    await page.evaluate(() => localStorage.setItem('chatbot_dismissed', 'true'))
    await page.clock.runFor(20_000)
    await expect(page.locator('#chat-invitation')).toHaveText('')
  })

  test('goes once another tab has declined it, and leaves the focus on the bubble @extended', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Maybe later' }).focus()
    const other = await context.newPage()
    await other.goto('/sitemap')
    await other.evaluate(() => localStorage.setItem('chatbot_dismissed', 'true'))
    await expect(invitation(page)).toBeHidden()
    await expect(bubble(page)).toBeFocused()
  })

  test('does not appear after the chat was opened @extended', async ({ page }) => {
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).click()
    await expect(panel(page)).toBeVisible()
    await bubble(page).click()
    await expect(panel(page)).toBeHidden()
    await page.clock.runFor(61_000)
    await expect(page.locator('#chat-invitation')).toHaveText('')
  })

  test('appears once where storage is blocked, and the chat works there @extended', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await page.clock.install()
    await page.goto(PATH)
    await bubble(page).waitFor()
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Maybe later' }).click()
    await page.clock.runFor(61_000)
    await expect(invitation(page)).toBeHidden()
    await answerWith(page, '<p>Hi.</p>')
    await bubble(page).click()
    await say(page, 'Hello')
    await expect(log(page)).toContainText('Hi.')
    await panel(page).getByRole('button', { name: 'Close chat' }).click()
    await bubble(page).click()
    await expect(log(page)).toContainText('Hi.')
    await bubble(page).click()
    await page.clock.runFor(61_000)
    await expect(invitation(page)).toBeHidden()
  })
})

test('the conversation and the open window survive navigation and a reload', async ({ page }) => {
  await answerWith(page, '<p>See <a href="/services">our services</a>.</p>')
  await open(page)
  await say(page, 'What do you do?')
  await line(page).fill('half a thou')
  await page.evaluate(() => Object.assign(window, { same: true }))
  await log(page).getByRole('link', { name: 'our services' }).click()
  await expect(page).toHaveURL(/\/services$/)
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
  await expect(log(page)).toContainText('What do you do?')
  await page.reload()
  await expect(log(page)).toContainText('See our services.')
  await expect(log(page).getByText('Ask me about our services')).toHaveCount(1)
  await expect(line(page)).toHaveValue('half a thou')
  await expect(line(page)).not.toBeFocused()
  await panel(page).getByRole('button', { name: 'Minimize chat' }).click()
  await expect(panel(page)).toBeHidden()
  await expect(bubble(page)).toBeFocused()
  await page.reload()
  const again = page.getByRole('button', { name: 'Continue chat' })
  await again.click()
  await expect(log(page)).toContainText('What do you do?')
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

test('a minimized chat receives its answer and announces it @extended', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/chatbot', async (route) => {
    await held
    await route.fulfill({ json: { message: '<p>There it is.</p>' } })
  })
  await open(page)
  await say(page, 'Hello')
  await panel(page).getByRole('button', { name: 'Minimize chat' }).click()
  await expect(panel(page)).toBeHidden()
  // An open dialog hides the rest of the page from a screen reader, but not this.
  await page.locator('header').getByRole('link', { name: 'Request Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Service' })
  await expect(dialog).toBeVisible()
  answer()
  await expect(page.getByRole('status').filter({ hasText: 'New answer in the chat' })).toHaveCount(
    1,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Continue chat, new answer', exact: true }).click()
  await expect(log(page)).toContainText('There it is.')
  await expect(page.getByText('New answer in the chat')).toHaveCount(0)
})

test('the keyboard opens the chat, moves to the page, and returns to the bubble on close', async ({
  page,
}) => {
  await page.goto(PATH)
  await bubble(page).focus()
  await page.keyboard.press('Enter')
  await expect(line(page)).toBeFocused()
  await expect(bubble(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(bubble(page)).toHaveAttribute('aria-controls', 'chat-panel')
  await page.keyboard.press('Shift+Tab')
  expect(await panel(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
  // The page beside the chat stays usable: Escape there does not close the chat.
  await page.getByRole('link', { name: 'Contact', exact: true }).first().focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeVisible()
  await line(page).focus()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bubble(page)).toBeFocused()
})

test('the window of the chat does not scroll, but the messages in it @extended', async ({
  page,
}) => {
  await answerWith(page, `<p>${'Yes, we do. '.repeat(60)}</p>`)
  await open(page)
  for (const text of ['Do you work on weekends?', 'And at night?']) {
    await say(page, text)
    await expect(log(page)).toContainText(text)
  }
  const said = page.getByRole('group', { name: 'Conversation' })
  const excess = (part: Locator) =>
    part.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  await expect.poll(() => excess(said)).toBeGreaterThan(100)
  expect(await excess(panel(page))).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true })

  test('the chat covers the screen, traps the focus, and is minimized by a followed link', async ({
    page,
  }) => {
    await answerWith(page, '<p>See <a href="/services">our services</a>.</p>')
    await open(page)
    // It slides up for a moment.
    const screen = { x: 0, y: 0, width: 375, height: 740 }
    await expect.poll(() => panel(page).boundingBox()).toEqual(screen)
    await expect(panel(page)).toBeFocused()
    expect(await violations(page)).toEqual([])
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      expect(await panel(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
    }
    await say(page, 'What do you do?')
    await log(page).getByRole('link', { name: 'our services' }).click()
    await expect(page).toHaveURL(/\/services$/)
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Continue chat' })).toBeVisible()
  })
})

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  test('the chat covers the screen, and messages stay readable above the keyboard @extended', async ({
    page,
  }) => {
    await answerWith(page, '<p>Yes, we do.</p>')
    await open(page)
    const screen = { x: 0, y: 0, width: 844, height: 390 }
    await expect.poll(() => panel(page).boundingBox()).toEqual(screen)
    await say(page, 'Do you come to us?')
    const said = page.getByRole('group', { name: 'Conversation' })
    const height = () => said.evaluate((area) => area.clientHeight)
    expect(await height()).toBeGreaterThan(200)
    await page.setViewportSize({ width: 844, height: 165 })
    await expect.poll(height).toBeGreaterThan(50)
  })
})

test.describe('with the cookie banner open', () => {
  test.use({ cookies: 'unanswered', drawn: true })

  test('bubble, window and scroll-to-top button do not overlap, and closed they cover no text @extended', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page)
    await page.evaluate(() => window.scrollTo(0, 800))
    const parts = [
      page.getByRole('region', { name: 'Cookies' }),
      page.getByRole('button', { name: 'Back to top' }),
      bubble(page),
      panel(page),
    ]
    const boxes = await Promise.all(parts.map(async (part) => part.boundingBox()))
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        if (!a || !b) throw new Error('a part is not shown')
        const apart =
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y
        expect([index, apart]).toEqual([index, true])
      }
    }
    expect((await panel(page).boundingBox())?.width).toBe(350)
    await panel(page).getByRole('button', { name: 'Close chat' }).click()
    await expect(panel(page)).toBeHidden()
    const edge = await page.getByRole('main').evaluate((main) => {
      const texts = Array.from(main.querySelectorAll('h2, h3, p, li'))
      return Math.max(...texts.map((text) => text.getBoundingClientRect().right))
    })
    expect(edge).toBeGreaterThan(1_200)
    for (const part of [bubble(page), page.getByRole('button', { name: 'Back to top' })]) {
      expect((await part.boundingBox())?.x).toBeGreaterThanOrEqual(edge)
    }
  })
})

test.describe('on a phone with the cookie banner open', () => {
  test.use({ cookies: 'unanswered', drawn: true, viewport: { width: 360, height: 640 } })

  test('bubble and invitation appear above the banner, and all three can be used @extended', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await bubble(page).click({ trial: true })
    await page.clock.runFor(31_000)
    await expect(invitation(page)).toBeVisible()
    for (const name of ['Chat now', 'Maybe later', 'Reject all', 'Accept all']) {
      await page.getByRole('button', { name }).click({ trial: true })
    }
    await banner.getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('button', { name: 'Maybe later' }).click()
    await expect(invitation(page)).toBeHidden()
  })

  for (const { kind, ...size } of [
    { kind: 'low', width: 667, height: 500 },
    { kind: 'small', width: 320, height: 568 },
  ]) {
    test(`on a ${kind} screen the invitation waits until the banner is closed @extended`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.clock.install()
      await page.goto('/')
      await bubble(page).waitFor()
      await page.clock.runFor(33_000)
      await expect(page.locator('#chat-invitation')).toHaveText('')
      await page.getByRole('button', { name: 'Reject all' }).click()
      await page.clock.runFor(2_500)
      await expect(invitation(page)).toBeVisible()
      const box = await page.locator('#chat-invitation').boundingBox()
      expect(box?.y).toBeGreaterThan(0)
    })
  }
})

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
    await page.route('/api/contact', (route) => route.fulfill({ status: 500, body: 'no' }))
    await form.getByRole('button', { name: 'Send details' }).click()
    await expect(toast).toContainText('Failed to submit contact information. Please try again.')
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

test.describe('in forced colors, with reduced motion', () => {
  test('the chat is accessible, and nothing moves', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.route('/api/chatbot', () => undefined)
    await open(page)
    await say(page, 'Hello')
    await expect(log(page)).toContainText('Thinking')
    expect(await violations(page)).toEqual([])
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      )
    // A disabled animation still runs for a hundredth of a millisecond.
    await expect.poll(moving).toBe(0)
    // Aborts the question that is never answered.
    await panel(page).getByRole('button', { name: 'Close chat' }).click()
  })
})
