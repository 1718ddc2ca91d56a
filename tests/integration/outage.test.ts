import pg from 'pg'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { WAITING } from '../support/locks'
import { type Program, startProgram } from '../support/program'
import { startProxy, type TestProxy } from '../support/proxy'
import { contact, startTestSite, type TestSite } from '../support/site'
import { type FakeSmtp, startSmtp } from '../support/smtp'
import { type FakeTwilio, LATE_MS, startTwilio } from '../support/twilio'

let site: TestSite
let smtp: FakeSmtp
let twilio: FakeTwilio
let workers: Program[] = []

beforeAll(async () => {
  smtp = await startSmtp()
  twilio = await startTwilio()
  site = await startTestSite({ worker: false, env: providers() })
})
afterEach(async () => {
  for (const worker of workers) worker.thaw()
  await Promise.all(workers.map((worker) => worker.kill()))
  workers = []
  smtp.messages.length = 0
  smtp.delayMs = 0
  twilio.sent.length = 0
})

const providers = () => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'desk@example.com',
  TEAM_EMAIL: 'team@example.com',
  TWILIO_ACCOUNT_SID: twilio.accountSid,
  TWILIO_AUTH_TOKEN: twilio.authToken,
  TWILIO_FROM: '+12145550100',
  TWILIO_API_URL: twilio.url,
})

async function startWorkers(count: number, change = {}): Promise<Program[]> {
  const started = await Promise.all(
    Array.from({ length: count }, () =>
      startProgram('worker', { ...site.env, WORKER_PORT: undefined, ...change }),
    ),
  )
  workers.push(...started)
  return started
}

const withSms = () => contact({ phone: '(214) 555-0150', smsConsent: true })
const count = async (where: string) =>
  Number((await site.sql(`select count(*) from deliveries where ${where}`))[0]?.count)
const messageIds = () => smtp.messages.map(({ mail }) => mail.messageId)
const attemptsOf = async (id: string, channel: string) => {
  const rows = await site.sql(
    `select a.outcome from delivery_attempts a join deliveries d on d.id = a.delivery_id
     where d.submission_id = $1 and d.channel = $2 order by a.attempt`,
    [id, channel],
  )
  return rows.map(({ outcome }) => outcome)
}

test.runIf(inject('backend') === 'postgres')(
  'both providers are probed during an outage, and their return resumes every message (PostgreSQL only)',
  async () => {
    await smtp.stop()
    twilio.reply = { status: 503, code: 20503 }
    twilio.accountReply = { status: 503, code: 20503 }
    await startWorkers(2)
    const ids: string[] = []
    for (let i = 0; i < 20; i++) ids.push((await site.accept(withSms())).id)
    await site.until(async () => (await count('waits_for_provider')) === 60)
    // Long after the first retries: without the probe each would wait for half an hour.
    await site.sql("update deliveries set next_attempt_at = now() + interval '30 minutes'")
    await Promise.all(workers.map((worker) => worker.kill()))
    const before = twilio.probes.length
    await startWorkers(2)
    // Each tries once when it starts. From then on, two workers probe no more often than one.
    await site.until(() => twilio.probes.length >= before + 4, 30_000)
    const [first = 0, second = 0] = twilio.probes.slice(-2)
    expect(second - first).toBeGreaterThan(3_000)
    expect(twilio.attempts).toBeLessThan(25)

    await smtp.start()
    twilio.reply = 'accept'
    twilio.accountReply = 'accept'
    await site.until(async () => (await count("status <> 'sent'")) === 0, 30_000)
    expect(messageIds()).toHaveLength(40)
    expect(new Set(messageIds()).size).toBe(40)
    expect(twilio.sent).toHaveLength(20)
    expect(await site.sql('select * from provider_outages')).toEqual([])
    expect(await count('waits_for_provider')).toBe(0)
    for (const worker of workers) {
      const lines = worker.stdout().match(/a dependency is down/g) ?? []
      expect(lines.length).toBeLessThan(15)
    }
  },
)

test.runIf(inject('backend') === 'redis')(
  'a worker suspended beyond its lease sends nothing that another has taken over (Redis only) @extended',
  async () => {
    const [frozen] = await startWorkers(1)
    // The worker is stopped right before the text message leaves: it waits for the list of opt-outs.
    const lock = new pg.Client({ connectionString: site.env.DATABASE_URL })
    await lock.connect()
    await lock.query('begin')
    await lock.query('lock table sms_opt_outs in access exclusive mode')
    const { id } = await site.accept(withSms())
    await site.until(async () => (await site.sql(WAITING)).length > 0)
    // A mail that was sent but is not on record yet may go out again, with the same Message-ID.
    await site.until(async () => (await count(`submission_id = '${id}' and status = 'sent'`)) === 2)
    frozen?.freeze()
    await lock.query('commit')
    await lock.end()
    await startWorkers(1)
    const ended = await site.settled(id, 40_000)
    expect(ended.prospect_sms?.status).toBe('sent')
    frozen?.thaw()
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(twilio.sent).toHaveLength(1)
    expect(new Set(messageIds()).size).toBe(messageIds().length)
    expect(await attemptsOf(id, 'prospect_sms')).toEqual(['lost', 'retried', 'sent'])
  },
)

test.runIf(inject('backend') === 'postgres')(
  'a text that Twilio sends long after its worker died is not sent again (PostgreSQL only) @extended',
  async () => {
    twilio.reply = 'late'
    const attempts = twilio.attempts
    const [first] = await startWorkers(1)
    const { id } = await site.accept(withSms())
    await site.until(() => twilio.attempts > attempts)
    const late = new Promise((resolve) => setTimeout(resolve, LATE_MS + 1_000))
    await first?.kill()
    twilio.reply = 'accept'
    await startWorkers(1)
    const { prospect_sms } = await site.settled(id, 40_000)
    await late
    expect(twilio.sent.map((message) => message.sid)).toEqual([prospect_sms?.provider_id])
  },
)

test.runIf(inject('backend') === 'redis')(
  'a PostgreSQL outage with two workers duplicates nothing (Redis only) @extended',
  async () => {
    const proxies: TestProxy[] = []
    for (let i = 0; i < 2; i++) {
      const proxy = await startProxy(site.env.DATABASE_URL ?? '')
      proxies.push(proxy)
      await startWorkers(1, { DATABASE_URL: proxy.through })
    }
    // Both hold claimed mails while the database is down for longer than a lease.
    smtp.delayMs = 1_500
    const ids: string[] = []
    for (let i = 0; i < 8; i++) ids.push((await site.accept(contact())).id)
    await site.until(async () => (await count("status = 'sending'")) > 4)
    await Promise.all(proxies.map((proxy) => proxy.cut()))
    await new Promise((resolve) => setTimeout(resolve, 8_000))
    await Promise.all(proxies.map((proxy) => proxy.mend()))
    for (const id of ids) await site.settled(id, 40_000)
    expect(messageIds().sort()).toEqual([...new Set(messageIds())].sort())
    expect(messageIds()).toHaveLength(16)
  },
)

test('a submission that PostgreSQL rejects fails alone within its batch, and a job that fails unexpectedly is logged, retried, and finally completed', async () => {
  await site.sql("alter table contact_submissions add constraint refusal check (name <> 'Refused')")
  const accepted = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      site.accept(contact({ name: i === 7 ? 'Refused' : `Waiting ${i}` })),
    ),
  )
  const [worker] = await startWorkers(1)
  const [refused] = accepted.splice(7, 1)
  for (const { id } of accepted) {
    expect(await site.settled(id)).toMatchObject({ team_email: { status: 'sent' } })
  }
  const failed = await site.until(() => site.failedSubmission(`s-${refused?.id}`))
  expect(failed.failedReason).toMatch(/23514/)
  expect(await count(`submission_id = '${refused?.id}'`)).toBe(0)
  await site.sql('alter table contact_submissions drop constraint refusal')

  await site.sql('alter table contact_submissions rename to elsewhere')
  const { id } = await site.accept(contact())
  // Other jobs need the table too, and one line a second is logged.
  const line = new RegExp(`"jobId":"s-${id}".*a job failed; retrying`)
  await site.until(() => line.test(worker?.output() ?? ''))
  expect(worker?.output()).toContain('"code":"42P01"')
  await site.sql('alter table elsewhere rename to contact_submissions')
  expect(await site.settled(id, 25_000)).toMatchObject({ team_email: { status: 'sent' } })
})

test('a server stops in time with exit code 0 while PostgreSQL does not answer', async () => {
  const proxy = await startProxy(site.env.DATABASE_URL ?? '')
  const server = await startProgram('server', {
    ...site.env,
    PORT: undefined,
    DATABASE_URL: proxy.through,
  })
  await fetch(`${server.url}/readyz`)
  proxy.freeze()
  expect(await server.stop()).toBe(0)
})
