// One of the two datastores is away: the other accepts what is sent meanwhile.
import { beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../support/database'
import { startProxy, type TestProxy } from '../support/proxy'
import { contact, startTestSite, type TestSite } from '../support/site'

let site: TestSite
let postgres: TestProxy
beforeAll(async () => {
  const { through, ...proxy } = await startProxy((await freshDatabase()).url)
  postgres = proxy
  site = await startTestSite({ env: { DATABASE_URL: through } })
})

test('the standby accepts submissions while Redis is down or frozen, and their messages are sent', async () => {
  const first = (await site.accept(contact())).id
  // Submissions held by a frozen Redis wait until it is back.
  await site.settled(first)
  const ids: string[] = [first]
  for (const fault of ['freeze', 'kill'] as const) {
    await site.redis?.[fault]()
    for (let i = 0; i < 3; i++) {
      const started = Date.now()
      ids.push((await site.accept(contact())).id)
      expect(Date.now() - started, fault).toBeLessThan(1_500)
    }
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    for (const id of ids) await site.settled(id, 20_000)
    await (fault === 'freeze' ? site.redis?.thaw() : site.redis?.start())
  }
  ids.push((await site.accept(contact())).id)
  for (const id of ids) await site.settled(id, 20_000)
  const rows = await site.sql('select submission_id from contact_submissions')
  expect(rows.map((row) => row.submission_id).sort()).toEqual([...ids].sort())
})

/** Makes PostgreSQL answer each new row of a contact form as it does when its disk is full. */
const FILL = `
  create function fail() returns trigger language plpgsql
    as 'begin raise exception using errcode = ''53100''; end';
  create trigger fail before insert on contact_submissions for each row execute function fail()`

test('Redis accepts submissions while PostgreSQL is full or frozen, and they are stored afterwards', async () => {
  await site.sql(FILL)
  const waiting = await site.accept(contact())
  // Nothing else would say so: PostgreSQL still answers, and it is Redis that keeps the job.
  await site.until(() => /"code":"53100".*"part":"PostgreSQL"/.test(site.logs()))
  await site.sql('drop trigger fail on contact_submissions')
  await site.settled(waiting.id, 20_000)
  postgres.freeze()
  const ids: string[] = []
  for (let i = 0; i < 3; i++) {
    const started = Date.now()
    ids.push((await site.accept(contact())).id)
    expect(Date.now() - started).toBeLessThan(1_500)
  }
  await postgres.mend()
  for (const id of ids) await site.settled(id, 30_000)
})

test('a Redis that loses all its data loses no committed message', async () => {
  await site.stopWorker()
  await site.startWorker({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { id } = await site.accept(contact())
  const planned = () => site.sql('select from deliveries where submission_id = $1', [id])
  await site.until(async () => (await planned()).length === 2)
  await site.killWorker()
  await site.redis?.flush()
  await site.startWorker()
  await site.sql("update deliveries set next_attempt_at = now() where status = 'pending'")
  const deliveries = await site.settled(id, 20_000)
  expect(deliveries.team_email?.status).toBe('sent')
})
