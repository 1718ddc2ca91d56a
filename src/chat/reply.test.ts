// What becomes of a pending answer whose page the browser shows again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chat } from '../content/chat'

const toasts = vi.hoisted(() => ({ showToast: vi.fn(), dismissToast: vi.fn() }))
vi.mock('../ui/toast/toast-store', () => toasts)
// Node has no parser for HTML.
vi.mock('./answer-html', () => ({ plainText: (html: string) => html }))

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page whose server has not answered the visitor's first question yet. */
async function ask() {
  const page = new EventTarget()
  const kept = new Map<string, string>()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  vi.stubGlobal('document', { querySelector: () => null })
  let answer: (html: string) => void = () => undefined
  let fail: () => void = () => undefined
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      answer = (message) => resolve(Response.json({ message }))
      fail = () => reject(new TypeError('NetworkError'))
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const { send, endReply } = await import('./reply')
  const { conversationNow } = await import('./conversation')
  send('Do you sell hardware?')
  const stored = () => JSON.parse(kept.get('chat_conversation') ?? 'null')
  return {
    said: () =>
      conversationNow()
        .messages.slice(1)
        .map(({ content }) => content),
    answer: async (html: string) => {
      answer(html)
      await new Promise((resolve) => setTimeout(resolve))
    },
    tell: (type: string) =>
      page.dispatchEvent(Object.assign(new Event(type), { persisted: false })),
    fail: () => fail(),
    send,
    endReply,
    stored,
    showAgain(messages: object[]) {
      kept.set('chat_conversation', JSON.stringify({ ...stored(), messages }))
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    },
  }
}

test('a page that is shown again still gets its answer', async () => {
  const { said, answer, stored, showAgain } = await ask()
  showAgain(stored().messages)
  await answer('<p>Yes.</p>')
  expect(said()).toEqual(['Do you sell hardware?', '<p>Yes.</p>'])
})

test('an answer is dropped once a later page has gone on with the conversation', async () => {
  const { said, answer, stored, showAgain } = await ask()
  const { messages } = stored()
  const { timestamp } = messages[0]
  const later = { id: 3, role: 'user', content: 'And software?', timestamp, kind: 'said' }
  showAgain([...messages, later])
  await answer('<p>Yes.</p>')
  expect(said()).toEqual(['Do you sell hardware?', 'And software?'])
  expect(toasts.showToast).not.toHaveBeenCalled()
})

test('the next question can be sent at once after the reply to the last one was ended', async () => {
  const { said } = await ask()
  const { endReply, send } = await import('./reply')
  endReply()
  await new Promise((resolve) => setTimeout(resolve))
  send('And software?')
  expect(said()).toEqual(['Do you sell hardware?', 'And software?'])
})

test.each([
  { later: 'the page is left', event: 'pagehide', said: [] },
  { later: 'the page stays after all', event: 'load', said: [chat.trouble] },
])(
  'a request that ends when a page begins to be left, and $later',
  async ({ event, ...expected }) => {
    vi.useFakeTimers()
    const { said, tell, fail } = await ask()
    tell('beforeunload')
    fail()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(said()).toEqual(['Do you sell hardware?'])
    tell(event)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(said()).toEqual(['Do you sell hardware?', ...expected.said])
  },
)

test('a request that ends on a page that nobody leaves is told of at once', async () => {
  vi.useFakeTimers()
  const { said, fail } = await ask()
  fail()
  await vi.advanceTimersByTimeAsync(1)
  expect(said()).toEqual(['Do you sell hardware?', chat.trouble])
})

test('after a click on a telephone number, a reply that is ended leaves the line free for the next question', async () => {
  const { said, tell, send, endReply } = await ask()
  tell('beforeunload')
  endReply()
  await new Promise((resolve) => setTimeout(resolve))
  send('And software?')
  expect(said()).toEqual(['Do you sell hardware?', 'And software?'])
})
