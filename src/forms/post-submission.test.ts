import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BODY_LIMIT, IDEMPOTENCY_HEADER } from '../contract/api'
import { postSubmission } from './post-submission'

const accepted = {
  id: '3f0e8a53-5d0f-4f6e-8f5e-3a1f0b1c2d3e',
  reference: 'K7QM-2XHD',
  message: 'Accepted',
}

beforeEach(() => {
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('addEventListener', () => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Milliseconds between two attempts, the first of which gets a 503 with this `Retry-After`. */
async function pauseAfter(retryAfter: string | null): Promise<number> {
  vi.useFakeTimers({ now: Date.parse('2026-01-05T12:00:00Z') })
  const sent: number[] = []
  vi.stubGlobal('fetch', async () => {
    sent.push(Date.now())
    if (sent.length > 1) return Response.json(accepted, { status: 202 })
    return new Response('{}', {
      status: 503,
      headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
    })
  })
  const result = postSubmission({ endpoint: '/api/contact', body: {}, key: 'key', token: '' })
  await vi.runAllTimersAsync()
  expect(await result).toEqual({ state: 'success', accepted })
  expect(sent).toHaveLength(2)
  return (sent[1] ?? 0) - (sent[0] ?? 0)
}

test('a retry waits for Retry-After, in seconds or as a date, but at most five seconds', async () => {
  expect(await pauseAfter('2')).toBe(2_000)
  expect(await pauseAfter('Mon, 05 Jan 2026 12:00:03 GMT')).toBe(3_000)
  expect(await pauseAfter('3600')).toBe(5_000)
})

test('a retry is never immediate, whatever Retry-After says', async () => {
  expect(await pauseAfter(null)).toBe(500)
  expect(await pauseAfter('soon')).toBe(500)
  expect(await pauseAfter('Mon, 05 Jan 2026 11:00:00 GMT')).toBe(500)
})

const cutOff = () => new ReadableStream({ start: (stream) => stream.error(new Error('cut off')) })

test.each<[string, () => Response]>([
  ['what arrived too slowly', () => new Response('{}', { status: 408 })],
  ['what another attempt is still at work on', () => new Response('{}', { status: 409 })],
  ['what a proxy got no answer to', () => new Response('<html>', { status: 502 })],
  ['what a proxy got no answer to in time', () => new Response('<html>', { status: 504 })],
  ['an answer that breaks off behind its status', () => new Response(cutOff(), { status: 202 })],
])('%s is asked for again, with the same key and with credentials', async (_what, first) => {
  vi.useFakeTimers()
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers, credentials }: RequestInit) => {
    expect(credentials).toBe('include')
    keys.push(new Headers(headers).get(IDEMPOTENCY_HEADER))
    return keys.length > 1 ? Response.json(accepted, { status: 202 }) : first()
  })
  const result = postSubmission({ endpoint: '/api/contact', body: {}, key: 'key', token: '' })
  await vi.runAllTimersAsync()
  expect(await result).toEqual({ state: 'success', accepted })
  expect(keys).toEqual(['key', 'key'])
})

test.each([400, 404, 422, 429, 500])(
  'a form that is refused with %i is sent once',
  async (status) => {
    vi.useFakeTimers()
    let sent = 0
    vi.stubGlobal('fetch', async () => {
      sent += 1
      return new Response('{}', { status, headers: { 'Retry-After': '1' } })
    })
    const result = postSubmission({ endpoint: '/api/contact', body: {}, key: 'key', token: '' })
    await vi.runAllTimersAsync()
    expect(await result).toMatchObject({ state: 'failure' })
    expect(sent).toBe(1)
  },
)

test('whoever leaves is asked whether to while the next attempt waits, and no longer once it has arrived', async () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let sent = 0
  vi.stubGlobal('fetch', async () => {
    sent += 1
    if (sent > 1) return Response.json(accepted, { status: 202 })
    return new Response('{}', { status: 503 })
  })
  const result = postSubmission({ endpoint: '/api/contact', body: {}, key: 'key', token: '' })
  await vi.advanceTimersByTimeAsync(100)
  expect(isAsked()).toBe(true)
  await vi.runAllTimersAsync()
  expect(await result).toEqual({ state: 'success', accepted })
  expect(isAsked()).toBe(false)
})

test('a request outlives its page, unless the browser would refuse it for its size', async () => {
  vi.useFakeTimers()
  const outlived = async (message: string) => {
    const attempts: (boolean | undefined)[] = []
    vi.stubGlobal('fetch', async (_url: string, { keepalive }: RequestInit) => {
      attempts.push(keepalive)
      throw new TypeError('Failed to fetch')
    })
    const post = { endpoint: '/api/contact', body: { message }, key: 'key', token: '' }
    const result = postSubmission(post)
    await vi.runAllTimersAsync()
    expect(await result).toEqual({ state: 'failure', cause: 'no answer' })
    return attempts
  }
  const around = JSON.stringify({ message: '' }).length
  const most = 'é'.repeat((BODY_LIMIT - around) / 2)
  expect(await outlived(most)).toEqual([true, true, true, false])
  expect(await outlived(`${most}é`)).toEqual([false, false, false, false])
})

test('the last attempt of whoever has left outlives the page too', async () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const attempts: (boolean | undefined)[] = []
  vi.stubGlobal('fetch', async (_url: string, { keepalive }: RequestInit) => {
    attempts.push(keepalive)
    throw new TypeError('Failed to fetch')
  })
  const result = postSubmission({ endpoint: '/api/contact', body: {}, key: 'key', token: '' })
  await vi.advanceTimersByTimeAsync(2_500)
  page.dispatchEvent(new Event('pagehide'))
  expect(await result).toMatchObject({ state: 'failure' })
  expect(attempts).toEqual([true, true, true, true])
})

test('nothing but a 202 confirms a form', async () => {
  vi.stubGlobal('fetch', async () => Response.json(accepted, { status: 200 }))
  const result = postSubmission({ endpoint: '/api/contact', body: {}, key: 'key', token: '' })
  expect(await result).toMatchObject({ state: 'failure' })
})

test('an attempt without an answer is given up after ten seconds, and made again', async () => {
  vi.useFakeTimers()
  // Fake timers do not reach the browser's own.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(), ms)
    return ending.signal
  })
  const begun = Date.now()
  const sent: number[] = []
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    sent.push(Date.now() - begun)
    if (sent.length > 1) return Promise.resolve(Response.json(accepted, { status: 202 }))
    return new Promise((_, reject) => signal?.addEventListener('abort', reject))
  })
  const result = postSubmission({ endpoint: '/api/contact', body: {}, key: 'key', token: '' })
  await vi.advanceTimersByTimeAsync(11_000)
  expect(sent).toEqual([0, 10_500])
  expect(await result).toEqual({ state: 'success', accepted })
})

test('the sentence of an error is passed on, also from something in front of the server', async () => {
  const answer = (body: unknown) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 400 }))
    return postSubmission({ endpoint: '/api/contact', body: {}, key: 'key', token: '' })
  }
  expect(await answer({ message: 'Mailbox is full' })).toMatchObject({
    state: 'failure',
    message: 'Mailbox is full',
  })
  for (const body of [{ message: 7 }, {}, null]) {
    expect(await answer(body)).toEqual({ state: 'failure', cause: `400: ${JSON.stringify(body)}` })
  }
})
