// The chat's window: opened, typed into, answered, kept, and used by keyboard. The server's answers are mocked in all
// specs of the chat; its real answers have their own tests.
import { request, type ServerResponse } from 'node:http'
import type { Locator, Response } from '@playwright/test'
import { formPassages } from '../../server/chat/passages/form-passages'
import { listenHere } from '../support/listen-here'
import { violations } from './axe'
import { answerWith, bubble, line, log, open, PATH, panel, say } from './chat-window'
import { expect, test } from './test'
import { turnWheel } from './turn-wheel'

// Without animations: elements that are fading in have too little contrast.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

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
