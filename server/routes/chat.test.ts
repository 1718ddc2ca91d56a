import Koa from 'koa'
import { afterEach, expect, test } from 'vitest'
import { chatEvents } from '../../src/contract/chat'
import { createLog } from '../../src/node/log'
import type { Chat } from '../chat/create-chat'
import { createServerMetrics } from '../metrics/server-metrics'
import { answerProblems } from '../middleware/answer-problems'
import { answerChat } from './chat'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A site behind one proxy whose chat gives this answer, and the clients counted by its rate limit. */
async function serveChat(answer: Chat['answer']) {
  const counted: string[] = []
  const rateLimit = {
    async take(client: string) {
      return counted.push(client) > 2 ? 7 : 0
    },
    refund: async () => undefined,
  }
  const chat: Chat = { warmUp: async () => undefined, answer }
  const loggedErrors: object[] = []
  const log = createLog('server', 'error', {
    to: { write: (line) => void loggedErrors.push(JSON.parse(line)) },
  })
  const metrics = createServerMetrics()
  const deps = { chat, rateLimit, log, metrics }
  const app = new Koa({ proxy: true, maxIpsCount: 1 })
  app.silent = true
  const statuses: number[] = []
  app.use(async (ctx, next) => {
    ctx.state.requestId = 'request-1'
    await next()
    statuses.push(ctx.status)
  })
  app.use(answerProblems(log)).use(answerChat(deps))
  const server = await new Promise<ReturnType<Koa['listen']>>((done) => {
    const listening = app.listen(0, '127.0.0.1', () => done(listening))
  })
  stops.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const ask = (headers: Record<string, string>, signal: AbortSignal | null = null) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'What are your hours?' }] }),
      signal,
    })
  return { ask, counted, loggedErrors, statuses, metrics }
}

const stream = { Accept: 'text/event-stream' }

test('a client that disconnects aborts its answer, streamed or not', async () => {
  for (const headers of [stream, {}]) {
    const over = new EventTarget()
    const ended = new Promise((done) => over.addEventListener('end', done))
    const left = new AbortController()
    const { ask } = await serveChat(async function* (_messages, signal) {
      yield { text: 'We are ' }
      left.abort()
      await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
      over.dispatchEvent(new Event('end'))
    })
    await ask(headers, left.signal)
      .then((answer) => answer.text())
      .catch(() => undefined)
    await ended
  }
})

test('a client that disconnects causes neither an error log nor a 5xx status', async () => {
  for (const headers of [stream, {}]) {
    const left = new AbortController()
    let thrown = false
    const { ask, loggedErrors, statuses } = await serveChat(async function* (_messages, signal) {
      yield { text: 'We are ' }
      left.abort()
      await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
      thrown = true
      throw new Error('the visitor has left')
    })
    await ask(headers, left.signal)
      .then((answer) => answer.text())
      .catch(() => undefined)
    await expect.poll(() => thrown && statuses.length).toBe(1)
    await new Promise((done) => setTimeout(done, 20))
    expect(loggedErrors).toEqual([])
    expect(statuses[0]).toBeLessThan(500)
  }
})

test('an answer that fails while the client waits is a 500 and is logged', async () => {
  const { ask, loggedErrors } = await serveChat(async function* () {
    yield { text: 'We are ' }
    throw new Error('hush')
  })
  expect((await ask({})).status).toBe(500)
  await (await ask(stream)).text()
  expect(loggedErrors).toMatchObject([
    { msg: 'request failed', requestId: 'request-1' },
    { msg: 'chat answer failed', requestId: 'request-1' },
  ])
})

test('a streamed answer that fails ends with an error event without the cause', async () => {
  const { ask } = await serveChat(async function* () {
    yield { text: 'We are ' }
    throw new Error('hush')
  })
  const answer = await ask(stream)
  // A proxy that buffers the response would undo the streaming.
  expect(answer.headers.get('X-Accel-Buffering')).toBe('no')
  const [token, error] = (await answer.text()).split('\n\n')
  expect(token).toBe(`event: ${chatEvents.token}\ndata: {"text":"We are "}`)
  expect(error).toMatch(new RegExp(`^event: ${chatEvents.error}\ndata: .*"status":500`))
  expect(error).not.toContain('hush')
})

test.each([
  ['text/event-stream; charset=utf-8', 'text/event-stream'],
  ['application/json;q=0.5, text/event-stream', 'text/event-stream'],
  ['text/event-stream;q=0.5, application/json', 'application/json'],
  ['*/*', 'application/json'],
  ['image/png', 'application/json'],
])('who accepts %s gets %s', async (accepted, type) => {
  const { ask } = await serveChat(async function* () {
    yield { answer: { message: 'We are open.' } }
  })
  const answer = await ask({ Accept: accepted })
  expect(answer.headers.get('Content-Type')).toContain(type)
  await answer.text()
})

test('questions are counted per forwarded client address', async () => {
  const { ask, counted, metrics } = await serveChat(async function* () {
    yield { answer: { message: 'Hello' } as never }
  })
  const from = (address: string) => ask({ 'X-Forwarded-For': `198.51.100.9, ${address}` })
  expect((await from('203.0.113.1')).status).toBe(200)
  expect((await from('203.0.113.2')).status).toBe(200)
  const limited = await from('203.0.113.2')
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '7'])
  expect(counted).toEqual(['203.0.113.1', '203.0.113.2', '203.0.113.2'])
  const { values } = await metrics.chatRequests.get()
  expect(values).toContainEqual({ labels: { outcome: 'limited' }, value: 1 })
})
