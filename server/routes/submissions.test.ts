import Koa from 'koa'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints } from '../../src/contract/api'
import { contact } from '../../tests/support/contact'
import { type ListeningHere, listenHere } from '../../tests/support/listen-here'
import { quietLog } from '../../tests/support/quiet-log'
import { answerProblems } from '../middleware/answer-problems'
import type { PageSource } from '../pages/page-source'
import type { Acceptance, SubmissionRequest } from '../submissions/accept-submission'
import { receiveSubmissions } from './submissions'

const asked: SubmissionRequest[] = []
let acceptance: Acceptance
let rendered = 0
let server: ListeningHere

beforeAll(async () => {
  const pages = {
    exists: () => true,
    renderForm: async () => {
      rendered += 1
      return { status: 200, html: Buffer.from('the page'), inline: null }
    },
  } as Partial<PageSource> as PageSource
  const receive = receiveSubmissions({
    accept: async (request) => {
      asked.push(request)
      return acceptance
    },
    pages,
    env: { PUBLIC_URL: 'http://127.0.0.1', RATE_LIMIT_FORMS: 2 },
  })
  const app = new Koa().use(answerProblems(quietLog)).use((ctx, next) => {
    const answered = next()
    // As when the client resets the connection while its body is read.
    Object.defineProperty(ctx.socket, 'remoteAddress', { value: undefined })
    return answered
  })
  const answer = app.use(receive(endpoints.contact)).callback()
  server = await listenHere((request, response) => void answer(request, response))
})
afterAll(() => server.close())
beforeEach(() => {
  acceptance = { outcome: 'accepted', id: 'id', reference: 'ABCD-EFGH' }
})

/** On a connection of its own, since each loses its address. */
const post = (body: string, type: string) =>
  fetch(server.url, {
    method: 'POST',
    headers: { 'Content-Type': type, Connection: 'close' },
    body,
    redirect: 'manual',
  })

test('the client’s address is read before the body, and so outlives the connection', async () => {
  await post(JSON.stringify(contact()), 'application/json')
  expect(asked.at(-1)?.client).toBe('127.0.0.1')
})

test('a client gets its rejected form rendered ten times per form that it may send in a minute', async () => {
  acceptance = { outcome: 'invalid', errors: [] }
  const native = () => post('name=Ann', 'application/x-www-form-urlencoded')
  for (let count = 0; count < 20; count++) expect((await native()).status).toBe(422)
  const after = await native()
  expect(after.status).toBe(429)
  expect(after.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(await after.json()).toMatchObject({ message: expect.stringContaining('wait a minute') })
  expect(rendered).toBe(20)
  // What costs little is not affected, nor is a form that is accepted.
  expect((await post('{}', 'application/json')).status).toBe(422)
  acceptance = { outcome: 'accepted', id: 'id', reference: 'ABCD-EFGH' }
  expect((await native()).status).toBe(303)
})
