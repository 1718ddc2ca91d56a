// One key, one submission: across restarts, flushed data and concurrent requests.
import { afterEach, expect, inject, test } from 'vitest'
import { type Program, startProgram } from '../support/program'
import { contact, startTestSite, type TestSite } from '../support/site'

let site: TestSite | undefined
let second: Program | undefined
afterEach(async () => {
  await second?.kill()
  await site?.stop()
  second = undefined
})

const key = (name: string) => ({ 'Idempotency-Key': name })

test('two servers given one key and two texts accept one and reject the other', async () => {
  const own = await startTestSite({ worker: false })
  site = own
  second = await startProgram('server', {
    DATABASE_URL: own.databaseUrl,
    REDIS_URL: own.redis?.url,
    PUBLIC_URL: own.url,
    RATE_LIMIT_FORMS: '0',
  })
  const servers = [own.url, second.url]
  for (let i = 0; i < 20; i++) {
    const answers = await Promise.all(
      servers.map((url) =>
        fetch(`${url}/api/contact`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: own.url, ...key(`race-${i}`) },
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
      const headers = { 'Content-Type': 'application/json', Origin: own.url, ...key('same') }
      const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
      return [answer.status, ((await answer.json()) as { id: string }).id]
    }),
  )
  expect(same[0]).toEqual(same[1])
  expect(same[0]?.[0]).toBe(202)
})

test('a key is remembered after all parts restart, and rejected for another text', async () => {
  const own = await startTestSite({})
  site = own
  const body = contact()
  const first = await own.accept(body, key('restarts'))
  await own.settled(first.id)
  await own.killServer()
  await own.killWorker()
  await own.redis?.kill()
  await own.redis?.start()
  await Promise.all([own.startServer(), own.startWorker()])
  expect(await own.accept(body, key('restarts'))).toEqual(first)
  expect((await own.post(contact(), key('restarts'))).status).toBe(422)
  const rows = await own.sql('select 1 from contact_submissions')
  expect(rows).toHaveLength(1)
})

test.runIf(inject('backend') === 'redis')(
  'a key is remembered after Redis lost its data or was down at first (Redis only)',
  async () => {
    const own = await startTestSite({})
    site = own
    const forgotten = contact()
    const first = await own.accept(forgotten, key('forgotten'))
    await own.settled(first.id)
    await own.redis?.kill()
    const standby = contact()
    const second = await own.accept(standby, key('standby'))
    await own.settled(second.id, 20_000)
    await own.redis?.start()
    await own.redis?.flush()
    // What the process itself remembers proves nothing.
    await own.stopServer()
    await own.startServer()
    expect(await own.accept(forgotten, key('forgotten'))).toEqual(first)
    expect(await own.accept(standby, key('standby'))).toEqual(second)
    for (const name of ['forgotten', 'standby']) {
      expect((await own.post(contact(), key(name))).status, name).toBe(422)
    }
    await own.settled((await own.accept(contact())).id)
    const rows = await own.sql('select submission_id from contact_submissions')
    expect(rows).toHaveLength(3)
  },
)
