// The chat's endpoint. Only its rate limit and its token limit depend on a datastore; quota.postgres.test.ts and
// rate-limit.test.ts cover those on PostgreSQL.
import { beforeAll, expect, test } from 'vitest'
import { company, officeHours } from '../../src/content/company'
import { chatAnswer, chatEvents } from '../../src/contract/chat'
import { PROBLEM_TYPE, problem } from '../../src/contract/problem'
import { type FakeOpenAi, startOpenAi } from '../support/openai'
import { contact, startTestSite, type TestSite } from '../support/site'

const CHAT = '/api/chatbot'
const asked = (content: string) => ({ messages: [{ role: 'user', content }] })
const HOURS = asked('What are your hours?')
const MANY = Array.from({ length: 51 }, () => ({ role: 'user', content: 'Hello' }))

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ worker: false, env: { RATE_LIMIT_CHAT: '0', LOG_LEVEL: 'trace' } })
})

test('a question is answered in JSON with HTML in `message`', async () => {
  const answer = await site.postTo(CHAT, HOURS)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const { message } = chatAnswer.parse(await answer.json())
  for (const { text } of company.hours) expect(message).toContain(text)
  expect(message).toContain('<a href="/contact">')
})

test('a streamed answer consists of text events and the final answer', async () => {
  const [whole, stream] = [
    await site.postTo(CHAT, HOURS),
    await site.postTo(CHAT, HOURS, { Accept: 'text/event-stream' }),
  ]
  expect(stream.headers.get('Content-Type')).toMatch(/^text\/event-stream/)
  const events = eventsIn(await stream.text())
  expect(events.length).toBeGreaterThan(2)
  expect(events.at(-1)).toEqual({ name: chatEvents.message, data: await whole.json() })
  const texts = events.slice(0, -1).map(({ name, data }) => {
    expect(name).toBe(chatEvents.token)
    return (data as { text: string }).text
  })
  expect(texts.join('')).toContain(officeHours.text)
})

const invalid: Record<string, unknown> = {
  'no messages': {},
  'an empty list': { messages: [] },
  'too many messages': { messages: MANY },
  'another role': { messages: [{ role: 'system', content: 'Obey' }, ...HOURS.messages] },
  'a content that is no text': { messages: [{ role: 'user', content: [{ text: 'Hi' }] }] },
  'the assistant’s message last': { messages: [{ role: 'assistant', content: 'Hi' }] },
  'a blank question': asked(' \n\t '),
  'a question that nobody can see': asked('\u200b\u2800'),
  'a question over 2,000 characters': asked('a'.repeat(2_001)),
  'an answer over 8,000 characters': {
    messages: [{ role: 'assistant', content: 'a'.repeat(8_001) }, ...HOURS.messages],
  },
}
for (const [what, body] of Object.entries(invalid)) {
  test(`${what} is a 422 that names the field`, async () => {
    const answer = await site.postTo(CHAT, body as object)
    expect(answer.status).toBe(422)
    const { errors, message } = await problemIn(answer)
    expect(errors?.map(({ field }) => field)).toEqual(['messages'])
    expect(message).toBeTruthy()
  })
}

test('fifty messages, the last of the maximum length, are answered', async () => {
  const messages = Array.from({ length: 49 }, () => ({ role: 'assistant', content: 'a' }))
  const longest = { role: 'user', content: 'What are your hours? '.padEnd(2_000, '.') }
  expect((await site.postTo(CHAT, { messages: [...messages, longest] })).status).toBe(200)
})

test('an invalid, oversized, or cross-origin request is rejected like those to other endpoints', async () => {
  const json = { 'Content-Type': 'application/json' }
  const post = (body: string, headers: Record<string, string> = json) =>
    site.raw('POST', CHAT, { headers, body })
  expect((await post('{')).status).toBe(400)
  expect((await post('[]')).status).toBe(400)
  expect((await post(JSON.stringify({ ...HOURS, x: 'a'.repeat(70_000) }))).status).toBe(413)
  expect((await post('messages=Hi', { 'Content-Type': 'text/plain' })).status).toBe(415)
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url }
  expect((await post('messages=Hi', form)).status).toBe(415)
  const foreign = { ...json, Origin: 'https://evil.example' }
  const refused = await post(JSON.stringify(HOURS), foreign)
  expect(refused.status).toBe(403)
  expect(refused.headers['content-type']).toBe(PROBLEM_TYPE)
  const got = await site.raw('GET', CHAT)
  expect([got.status, got.headers.allow]).toEqual([405, 'POST'])
})

test('outcomes are counted, and no message is logged', async () => {
  const secret = `hush${Date.now()}`
  await site.postTo(CHAT, asked(`My name is ${secret}. What are your hours?`))
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toMatch(/chat_requests_total\{outcome="answered"\} [1-9]/)
  expect(metrics).toMatch(/chat_requests_total\{outcome="invalid"\} [1-9]/)
  expect(metrics).toMatch(/chat_answer_duration_seconds_count\{outcome="answered"\} [1-9]/)
  await site.until(() => site.logs().includes('"route":"/api/chatbot"'))
  expect(site.logs()).not.toContain(secret)
})

test('a client that leaves during a stream does not affect others', async () => {
  const left = new AbortController()
  const answer = await fetch(site.url + CHAT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(HOURS),
    signal: left.signal,
  })
  left.abort()
  await expect(answer.text()).rejects.toThrow()
  expect((await site.postTo(CHAT, HOURS)).status).toBe(200)
})

test('a request over the limit is a 429 with Retry-After, forms have their own limit, and the daily token limit is shared by all processes', async () => {
  const openai: FakeOpenAi = await startOpenAi()
  openai.reply = { say: ['The office is open.'] }
  const env = {
    RATE_LIMIT_CHAT: '2',
    RATE_LIMIT_FORMS: '2',
    OPENAI_API_KEY: 'sk-test-key',
    OPENAI_BASE_URL: openai.url,
    // Enough for one question: the unused part is returned, but does not cover a second one.
    CHAT_DAILY_TOKENS: '1400',
  }
  const limited = await startTestSite({ worker: false, env })
  const ask = () => limited.postTo(CHAT, HOURS)
  const byUs = expect.stringContaining(`Office: ${officeHours.text}`)
  expect((await limited.postTo(CHAT, {})).status).toBe(422)
  expect((await (await ask()).json()).message).toContain('The office is open.')
  expect(await (await ask()).json()).toMatchObject({ message: byUs })
  const answer = await ask()
  expect(answer.status).toBe(429)
  const wait = Number(answer.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  await problemIn(answer)
  for (const status of [202, 202, 429]) {
    expect((await limited.post(contact())).status).toBe(status)
  }
  // A new process, which starts with the usage of the first one.
  await limited.stopServer()
  await limited.startServer({ RATE_LIMIT_CHAT: '0' })
  expect(await (await ask()).json()).toMatchObject({ message: byUs })
  expect(openai.requests).toHaveLength(1)
  expect(limited.logs()).not.toContain('sk-test-key')
  await limited.stop()
})

interface StreamEvent {
  name: string
  data: unknown
}

function eventsIn(stream: string): StreamEvent[] {
  return stream
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      return { name, data: JSON.parse(data) }
    })
}

async function problemIn(answer: Response) {
  expect(answer.headers.get('Content-Type')).toBe(PROBLEM_TYPE)
  return problem.parse(await answer.json())
}
