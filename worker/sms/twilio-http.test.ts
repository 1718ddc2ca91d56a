import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listenHere } from '../../tests/support/listen-here'
import { twilioHttp, withRequestGuard } from './twilio-http'

const seen: string[] = []
let status = 200
let body = '{}'
let url: string
let close: () => void

beforeAll(async () => {
  ;({ url, close } = await listenHere((request, response) => {
    seen.push(request.url ?? '')
    response.statusCode = status
    response.end(body)
  }))
})
afterAll(() => close())
beforeEach(() => {
  seen.length = 0
  status = 200
  body = '{}'
})

const post = (base = url) =>
  twilioHttp(base, { silenceMs: 2_000, totalMs: 5_000 }).request({
    method: 'post',
    uri: 'https://api.twilio.com/2010-04-01/Messages.json?Page=1',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: { Body: 'Hi' },
  })

test('a request goes to the configured base URL with its path and query', async () => {
  await post()
  await post(`${url}/gateway/`)
  expect(seen).toEqual([
    '/2010-04-01/Messages.json?Page=1',
    '/gateway/2010-04-01/Messages.json?Page=1',
  ])
})

test('a request is sent only if every check passes', async () => {
  let moments = 0
  const count = () => {
    moments += 1
  }
  await withRequestGuard({ check: count, mayHaveBeenSent: false }, () => post())
  expect(seen).toHaveLength(1)
  expect(moments).toBeGreaterThan(1)

  // On a new connection and on a kept-alive one.
  for (let last = 1; last <= moments; last++) {
    seen.length = 0
    let at = 0
    const refuse = () => {
      at += 1
      if (at === last) throw new Error('not any more')
    }
    const guard = { check: refuse, mayHaveBeenSent: false }
    await expect(
      withRequestGuard(guard, () => post()),
      `moment ${last}`,
    ).rejects.toThrow('not any more')
    expect(guard.mayHaveBeenSent).toBe(false)
    expect(seen, `moment ${last}`).toEqual([])
  }
})

test('a gateway’s 503 that may hide an accepted text is a 502, as others call it', async () => {
  const lost = 'upstream connect error or disconnect/reset before headers. reset reason:'
  status = 503
  for (const [text, seenAs] of [
    [`${lost} connection termination`, 502],
    [`${lost} remote reset`, 502],
    [`${lost} connection failure, transport failure reason: delayed connect error: 111`, 503],
    [`${lost} overflow`, 503],
    [`${lost} remote refused stream reset`, 503],
    [`${lost} connection termination, transport failure reason: Connection refused`, 502],
    [`${lost.replace('. reset', '. retried and the latest reset')} remote connection failure`, 502],
    [`{"code":503,"message":"${lost} connection termination"}`, 502],
    ['no healthy upstream', 503],
    ['{"code":20503,"status":503}', 503],
  ] as const) {
    body = text
    expect((await post()).statusCode, text).toBe(seenAs)
  }
})
