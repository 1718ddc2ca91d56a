import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from './ask'

/** How long an answer may make no progress, in milliseconds. */
const PATIENCE_MS = 40_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const event = (name: string, data: object) =>
  new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/** Asks a server that streams what is written; `answer` is undefined until it has ended. */
function askStream() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller
    },
  })
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => stream?.error(signal.reason))
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  const asked: { answer?: unknown; text: string } = { text: '' }
  const onText = (text: string) => {
    asked.text = text
  }
  const { signal } = new AbortController()
  void ask({ messages: [], onText, signal }).then((answer) => {
    asked.answer = answer
  })
  return { asked, write: (name: string, data: object) => stream?.enqueue(event(name, data)) }
}

test('an answer that makes no progress for 40 seconds is given up', async () => {
  const { asked } = askStream()
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(asked.answer).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.answer).toBeNull()
})

test('an answer that keeps arriving is waited for', async () => {
  const { asked, write } = askStream()
  for (const text of ['We ', 'answer ', 'at once.']) {
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
    write('token', { text })
  }
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(asked).toEqual({ text: 'We answer at once.' })
  write('message', { message: '<p>We answer at once.</p>' })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.answer).toEqual({ message: '<p>We answer at once.</p>' })
})
