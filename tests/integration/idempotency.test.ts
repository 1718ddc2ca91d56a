// One key, one submission: across restarts, flushed data and concurrent requests.
import { beforeAll, expect, inject, test } from 'vitest'
import { startProgram } from '../support/program'
import { contact, startTestSite, type TestSite } from '../support/site'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({})
})

const stored = (...bodies: { email: string }[]) =>
  site.sql('select from contact_submissions where email = any($1)', [
    bodies.map(({ email }) => email),
  ])
const key = (name: string) => ({ 'Idempotency-Key': name })

test('two servers given one key and two texts accept one and reject the other', async () => {
  const second = await startProgram('server', {
    DATABASE_URL: site.databaseUrl,
    REDIS_URL: site.redis?.url,
    PUBLIC_URL: site.url,
    RATE_LIMIT_FORMS: '0',
  })
  const servers = [site.url, second.url]
  for (let i = 0; i < 20; i++) {
    const answers = await Promise.all(
      servers.map((url) =>
        fetch(`${url}/api/contact`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: site.url, ...key(`race-${i}`) },
          body: JSON.stringify(contact()),
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422])
  }
  // Concurrent requests with the same key and the same body get the same submission.
  const body = JSON.stringify(contact())
  const same = await Promise.all(
    servers.map(async (url) => {
      const headers = { 'Content-Type': 'application/json', Origin: site.url, ...key('same') }
      const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
      return [answer.status, ((await answer.json()) as { id: string }).id]
    }),
  )
  expect(same[0]).toEqual(same[1])
  expect(same[0]?.[0]).toBe(202)
  await second.kill()
})

test('a key is remembered after the server, the worker and Redis restart, and rejected for another text', async () => {
  const body = contact()
  const first = await site.accept(body, key('restarts'))
  await site.settled(first.id)
  await site.killServer()
  await site.killWorker()
  await site.redis?.kill()
  await site.redis?.start()
  await Promise.all([site.startServer(), site.startWorker()])
  expect(await site.accept(body, key('restarts'))).toEqual(first)
  const other = contact()
  expect((await site.post(other, key('restarts'))).status).toBe(422)
  expect(await stored(body, other)).toHaveLength(1)
})

test.runIf(inject('backend') === 'redis')(
  'a key is remembered after Redis lost its data or was down at first (Redis only)',
  async () => {
    const forgotten = contact()
    const first = await site.accept(forgotten, key('forgotten'))
    await site.settled(first.id)
    await site.redis?.kill()
    const standby = contact()
    const during = await site.accept(standby, key('standby'))
    await site.settled(during.id, 20_000)
    await site.redis?.start()
    await site.redis?.flush()
    // What the process itself remembers proves nothing.
    await site.stopServer()
    await site.startServer()
    expect(await site.accept(forgotten, key('forgotten'))).toEqual(first)
    expect(await site.accept(standby, key('standby'))).toEqual(during)
    const others = { forgotten: contact(), standby: contact() }
    for (const [name, other] of Object.entries(others)) {
      expect((await site.post(other, key(name))).status, name).toBe(422)
    }
    const last = contact()
    await site.settled((await site.accept(last)).id)
    expect(await stored(forgotten, standby, last, ...Object.values(others))).toHaveLength(3)
  },
)
