import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/contract/api'
import { contact } from '../../tests/support/contact'
import { type ListeningHere, listenHere } from '../../tests/support/listen-here'
import type { PageSource } from '../pages/page-source'
import type { SubmissionRequest } from '../submissions/accept-submission'
import { receiveSubmissions } from './submissions'

const accepted: SubmissionRequest[] = []
let server: ListeningHere
beforeAll(async () => {
  const receive = receiveSubmissions({
    accept: async (request) => {
      accepted.push(request)
      return { outcome: 'accepted', id: 'id', reference: 'ABCD-EFGH' }
    },
    pages: {} as PageSource,
    env: { PUBLIC_URL: 'http://127.0.0.1' } as Parameters<typeof receiveSubmissions>[0]['env'],
  })
  const app = new Koa().use((ctx, next) => {
    const answered = next()
    // As when the client resets the connection while its body is read.
    Object.defineProperty(ctx.socket, 'remoteAddress', { value: undefined })
    return answered
  })
  const answer = app.use(receive(endpoints.contact)).callback()
  server = await listenHere((request, response) => void answer(request, response))
})
afterAll(() => server.close())

test('the client’s address is read before the body, and so outlives the connection', async () => {
  await fetch(server.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contact()),
  })
  expect(accepted.map(({ client }) => client)).toEqual(['127.0.0.1'])
})
