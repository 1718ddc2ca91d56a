import { setTimeout as sleep } from 'node:timers/promises'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../../src/content/company'
import { connectDatabase } from '../../src/node/database/connect'
import { createLog } from '../../src/node/log'
import { createServerMetrics } from '../metrics/server-metrics'
import { answerProblems } from '../middleware/answer-problems'
import { twilioRoutes } from './twilio'

// Nothing listens on this port.
const database = connectDatabase('postgres://nobody@127.0.0.1:9/none', 1)
const lines: string[] = []
const log = createLog('test', 'error', { to: { write: (line: string) => void lines.push(line) } })
const twilio = {
  isSigned: () => true,
  reply: (text: string | null) => `<Response>${text}</Response>`,
}
const metrics = createServerMetrics()
let server: ReturnType<Koa['listen']>
let url: string

beforeAll(async () => {
  const { inbound } = twilioRoutes({
    env: { SMS_COUNTRIES: ['US', 'CA'] },
    twilio,
    database,
    log,
    metrics,
  })
  const app = new Koa().use(answerProblems(log)).use(inbound)
  await new Promise<void>((done) => {
    server = app.listen(0, '127.0.0.1', () => done())
  })
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(async () => {
  server.close()
  await database.destroy()
})

const reply = (Body: string, more: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': 'any' },
    body: new URLSearchParams({ MessageSid: 'SM1', From: '+12145550100', Body, ...more }),
  })

test('a STOP that cannot be recorded is answered with a 503 and Retry-After, and logged once a second', async () => {
  const started = Date.now()
  const [answer = new Response()] = await Promise.all([reply('STOP'), reply('STOP'), reply('STOP')])
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'a Twilio webhook could not be recorded',
  ])
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(Date.now() - started).toBeLessThan(2_500)
  await sleep(1_100)
  await reply('STOP')
  expect(lines).toHaveLength(2)
})

test('HELP is answered without a database, and counted', async () => {
  const answer = await reply('HELP')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.text()).toContain(company.name)
  const counted = await metrics.registry.metrics()
  expect(counted).toContain('sms_replies_total{outcome="help"} 1\n')
})

test('HELP from a country that gets no messages is not answered', async () => {
  const answer = await reply('HELP', { From: '+447700900123' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain(company.name)
})

test('a call with more fields than Twilio ever sends is rejected before its signature is computed', async () => {
  const statusOf = async (fields: string[]) => {
    const body = new URLSearchParams(
      `MessageSid=SM1&From=%2B12145550100&Body=HELP&${fields.join('&')}`,
    )
    const headers = { 'X-Twilio-Signature': 'any' }
    return (await fetch(url, { method: 'POST', headers, body })).status
  }
  const most = Array.from({ length: 197 }, (_, index) => index)
  for (const named of [(each: number) => `Field${each}=`, (each: number) => `Field=${each}`]) {
    expect(await statusOf(most.map(named))).toBe(200)
    expect(await statusOf([...most, 197].map(named))).toBe(403)
  }
})
