// A mail server that rejects our login: it is tried rarely, and what waits leaves once it is right.
import { beforeAll, expect, test } from 'vitest'
import { contact, startTestSite, type TestSite } from '../support/site'
import { type FakeSmtp, startSmtp } from '../support/smtp'

let site: TestSite
let smtp: FakeSmtp

beforeAll(async () => {
  smtp = await startSmtp({ password: 'new' })
  const mails = { MAIL_FROM: 'desk@example.com', TEAM_EMAIL: 'team@example.com' }
  site = await startTestSite({ worker: false, env: { SMTP_URL: withPassword('new'), ...mails } })
})

const withPassword = (password: string) => smtp.url.replace('//', `//user:${password}@`)
const wrong = () => smtp.logins.filter((password) => password === 'old').length

test('a wrong password is tried once, and what waits leaves at once when a worker starts with the right one @extended', async () => {
  const accepted = [await site.accept(contact()), await site.accept(contact())]
  await site.startWorker({ SMTP_URL: withPassword('old') })
  for (let i = 0; i < 3; i++) accepted.push(await site.accept(contact()))
  await site.until(async () => (await site.sql('select from deliveries')).length === 10)
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(wrong()).toBe(1)
  expect(await site.sql("select from deliveries where status = 'sent'")).toEqual([])

  await site.killWorker()
  // As after minutes of that.
  await site.sql(
    `update deliveries set waits_for_provider = true, status = 'pending', lease_until = null, lease_token = null,
       next_attempt_at = now() + interval '15 minutes'`,
  )
  await site.sql(
    `insert into provider_outages (family, since, next_probe_at)
     values ('mail', now() - interval '1 hour', now() + interval '15 seconds')
     on conflict (family) do update set since = excluded.since, next_probe_at = excluded.next_probe_at`,
  )
  await site.startWorker()
  const started = Date.now()
  for (const { id } of accepted) {
    expect(await site.settled(id)).toMatchObject({ team_email: { status: 'sent' } })
  }
  expect(Date.now() - started).toBeLessThan(10_000)
})
