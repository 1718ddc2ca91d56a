import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { readEnv } from '../../src/node/env'
import { createLog } from '../../src/node/log'
import { MAX_LISTED, openItems } from '../../worker/digest/open-items'
import { sendDigest, startDigest } from '../../worker/digest/send-digest'
import type { Mail, Mailer } from '../../worker/mail/mailer'
import { connectedDatabase } from '../support/database'
import { quietLog } from '../support/quiet-log'

const store = await connectedDatabase(4)
const { database } = store

const sent: { mail: Mail; key: string; lane: string }[] = []
let down = false
/** Number of submissions that could not be stored, by datastore. */
let unstored: Record<string, number | null> = {}
/** The mail server accepts the mail, but its response is lost. */
let lost = false
/** Inboxes that the mail server defers once, while it accepts the mail for the others. */
const deferred: string[] = []
const mail: Mailer = {
  async send(each, key, { lane }) {
    if (deferred.length > 0) {
      const refused = '450'
      sent.push({ mail: each, key, lane })
      return { providerId: key, refused, deferred: deferred.splice(0) }
    }
    if (down) throw new Error('the mail server is down')
    sent.push({ mail: each, key, lane })
    if (lost) throw Object.assign(new Error('no answer'), { mayHaveArrived: true })
    return { providerId: key }
  },
  async probe() {},
  close() {},
}

function digestDeps() {
  const read = readEnv({ DATABASE_URL: store.url, TEAM_EMAIL: 'team@example.com' })
  if (!read.ok) throw new Error(read.problems.join())
  const depths = async () =>
    Object.fromEntries(
      Object.entries(unstored).map(([name, failed]) => [
        name,
        failed === null ? null : { unfinished: 0, failed, oldestAgeSeconds: 0 },
      ]),
    )
  return { env: read.env, database, mail, log: quietLog, submissions: { depths } }
}

const [INFO, WARN] = [30, 40]

/** As `digestDeps`, with the lines that are logged. */
function loggingDeps() {
  const lines: Record<string, unknown>[] = []
  const to = { write: (line: string) => void lines.push(JSON.parse(line)) }
  return { deps: { ...digestDeps(), log: createLog('worker', 'info', { to }) }, lines }
}

const digest = async (day: number) => {
  const deps = digestDeps()
  // Three workers check at the same time.
  const now = new Date(`2026-01-${day}T15:00:00Z`)
  const looks = await Promise.allSettled([1, 2, 3].map(() => sendDigest(deps, now)))
  return looks.filter(({ status }) => status === 'rejected').length
}

async function lead(reference: string, quarantined: boolean): Promise<string> {
  const id = randomUUID()
  await store.sql(
    `insert into contact_submissions (name, email, company, phone, service, message, created_at,
       submission_id, reference, received_at, quarantined, body_hash)
     values ('<b>Evil</b>', 'evil@example.com', 'Evil Inc', '', 'evil service', 'evil words', '',
       $1, $2, now(), $3, '')`,
    [id, reference, quarantined],
  )
  return id
}

async function delivery(id: string, channel: string, [status, error]: [string, string | null]) {
  await store.sql(
    `insert into deliveries (submission_id, kind, channel, status, last_error, next_attempt_at)
     values ($1, 'contact', $2, $3, $4, null)`,
    [id, channel, status, error],
  )
}

test('a day without open messages ends without a mail', async () => {
  expect(await digest(10)).toBe(0)
  await delivery(await lead('AAAA-0001', false), 'team_email', ['failed', 'Error 550 EENVELOPE'])
  expect(await digest(10)).toBe(0)
  expect(sent).toEqual([])
})

test('open messages are reported once a day by one worker, without visitor input', async () => {
  const held = await lead('BBBB-0002', true)
  await delivery(held, 'team_email', ['suppressed', 'quarantined'])
  const lost = await lead('CCCC-0003', false)
  await delivery(lost, 'team_email', ['sent', null])
  await delivery(lost, 'prospect_sms', ['unknown', null])
  await digest(11)
  await digest(11)
  expect(sent).toHaveLength(1)
  const [{ mail: told, ...how } = { mail: null }] = sent
  expect(how).toEqual({ key: 'digest.2026-01-11', lane: 'team' })
  expect(told?.to).toEqual([{ name: '', address: 'team@example.com' }])
  expect(told?.subject).toBe(
    '[Website] 1 message not sent, 1 text of unknown status, 1 submission held for review',
  )
  expect(told?.text).toContain('CCCC-0003: Contact, text message: no reason recorded')
  // It may have arrived: a person has to look first.
  expect(told?.text).toMatch(/retry REFERENCE\s+--sms-was-not-delivered/)
  for (const part of ['AAAA-0001', 'BBBB-0002', 'CCCC-0003', '550', 'npm run leads -- release']) {
    expect(told?.text).toContain(part)
    expect(told?.html).toContain(part)
  }
  expect(JSON.stringify(told)).not.toMatch(/evil/i)
  await digest(12)
  expect(sent).toHaveLength(2)
})

test('the digest lists recent open items, the team’s first, then what is held, newest first, and omits settled ones', async () => {
  sent.length = 0
  await store.sql('truncate deliveries, contact_submissions cascade')
  const aged = async (reference: string, days: number, state: [string, string | null]) => {
    const id = await lead(reference, state[1] === 'quarantined')
    for (const channel of ['team_email', 'prospect_email']) await delivery(id, channel, state)
    await store.sql(
      `update deliveries set updated_at = now() - make_interval(days => $2),
         created_at = now() - make_interval(days => $2),
         next_attempt_at = case when status = 'unknown' then now() end where submission_id = $1`,
      [id, days],
    )
    return id
  }
  await aged('DDDD-0001', 3, ['suppressed', 'quarantined'])
  await aged('DDDD-0002', 1, ['suppressed', 'quarantined'])
  await aged('DDDD-0003', 8, ['suppressed', 'quarantined'])
  await aged('DDDD-0004', 8, ['failed', 'Error 550'])
  await aged('DDDD-0005', 1, ['unknown', 'being looked up'])
  await aged('DDDD-0006', 1, ['suppressed', 'opted out'])
  await aged('DDDD-0008', 1, ['suppressed', 'quarantined'])
  await aged('DDDD-0009', 1, ['failed', 'Error 550'])
  await store.sql(
    `update deliveries d set dismissed_at = now() from contact_submissions l
     where l.submission_id = d.submission_id and l.reference in ('DDDD-0008', 'DDDD-0009')`,
  )
  const unsent = await lead('DDDD-0007', false)
  await delivery(unsent, 'team_email', ['failed', 'Error 550'])
  // A wave of spam must not push it out of the list. It was tried for weeks: what counts is when it was given up.
  await store.sql(
    `update deliveries set updated_at = now() - interval '5 days', created_at = now() - interval '30 days'
     where submission_id = $1`,
    [unsent],
  )
  const stranger = await lead('DDDD-0010', false)
  await delivery(stranger, 'prospect_email', ['failed', 'Error 550'])
  // The clock of the server that received it was weeks behind.
  await store.sql(
    "update contact_submissions set received_at = now() - interval '30 days' where reference = 'DDDD-0001'",
  )
  await digest(16)
  const [{ mail: told } = { mail: null }] = sent
  expect(told?.subject).toBe('[Website] 2 messages not sent, 2 submissions held for review')
  expect(told?.text.match(/^DDDD.*|^Contact.*/gm)?.map((line) => line.split(', ')[0])).toEqual([
    'DDDD-0007: Contact',
    'DDDD-0002: Contact: held: likely spam',
    'DDDD-0001: Contact: held: likely spam',
    'DDDD-0010: Contact',
  ])
  const { items } = await openItems(database, { from: new Date(), until: new Date() })
  const givenUp = 'select updated_at as since from deliveries where submission_id = $1'
  expect(items.slice(0, 1)).toMatchObject(await store.sql(givenUp, [unsent]))
})

/** An email that one of the team's inboxes did not get. */
async function sentToSome(reference: string, minutesAgo: number) {
  const id = await lead(reference, false)
  // Held for review until then.
  await store.sql("update contact_submissions set received_at = now() - interval '20 days'")
  await delivery(id, 'team_email', ['sent', 'refused for 1 of 2 inboxes: 550'])
  await delivery(id, 'prospect_email', ['sent', null])
  await store.sql(
    'update deliveries set sent_at = now() - make_interval(mins => $2) where submission_id = $1',
    [id, minutesAgo],
  )
}
const emails = (count: number) =>
  `${count} email${count === 1 ? '' : 's'} not sent to all inboxes, 0 submissions held for review`
/** Moves all that happened so far into the past. */
async function pass(seconds: number) {
  const ago = `make_interval(secs => ${seconds})`
  await store.sql(`update deliveries set sent_at = sent_at - ${ago}`)
  await store.sql(
    `update digests set done_at = done_at - ${ago}, lease_until = lease_until - ${ago}`,
  )
}

test('emails that some of the team’s inboxes did not get are in one digest, even if nothing else is open', async () => {
  sent.length = 0
  await store.sql('truncate deliveries, contact_submissions, digests cascade')
  await sentToSome('FFFF-0001', 2)
  await sentToSome('FFFF-0002', 2 * 24 * 60)
  await digest(25)
  const [{ mail: told } = { mail: null }] = sent
  expect(told?.subject).toBe(`[Website] 0 messages not sent, ${emails(1)}`)
  expect(told?.text).toMatch(/did not get 1 email about leads: FFFF-0001\./)
  await digest(26)
  expect(sent).toHaveLength(1)
  // The digests of two days could not be sent.
  await store.sql("update digests set done_at = now() - interval '60 hours'")
  await digest(27)
  expect(sent[1]?.mail.subject).toContain(emails(2))
  expect(sent[1]?.mail.text).toMatch(/2 emails about leads: FFFF-0001, FFFF-0002\./)
})

test('of many emails that some of the team’s inboxes did not get, the digest names the twenty newest, newest first', async () => {
  sent.length = 0
  await store.sql('truncate deliveries, contact_submissions, digests cascade')
  const older = Array.from({ length: 21 }, (_, index) => index + 10)
  for (const minutes of [...older, 2, 3]) await sentToSome(`FFFF-00${minutes}`, minutes)
  await digest(25)
  const text = sent[0]?.mail.text.replace(/\s+/g, ' ')
  const newest = [2, 3, ...older].slice(0, 20).map((minutes) => `FFFF-00${minutes}`)
  expect(text).toContain(`23 emails about leads: ${newest.join(', ')} and 3 older.`)
})

test('a text of unknown outcome is reported even if nothing else is open', async () => {
  sent.length = 0
  await store.sql('truncate deliveries, contact_submissions, digests cascade')
  await delivery(await lead('GGGG-0001', false), 'prospect_sms', ['unknown', null])
  await digest(25)
  expect(sent[0]?.mail.subject).toBe(
    '[Website] 0 messages not sent, 1 text of unknown status, 0 submissions held for review',
  )
})

test('an email that is sent while the digest is counted is in the next one', async () => {
  sent.length = 0
  await store.sql('truncate deliveries, contact_submissions, digests cascade')
  await sentToSome('FFFF-0001', 0)
  await digest(25)
  expect(sent).toEqual([])
  await pass(61)
  await digest(26)
  expect(sent[0]?.mail.subject).toContain(emails(1))
})

test('an inbox that is full for days gets no email counted twice, and keeps no other from its digest', async () => {
  sent.length = 0
  await store.sql('truncate deliveries, contact_submissions, digests cascade')
  await sentToSome('FFFF-0001', 5)
  const deps = digestDeps()
  deps.env.TEAM_EMAIL = ['a@example.com', 'b@example.com']
  const turn = (day: number) => sendDigest(deps, new Date(`2026-01-${day}T15:00:00Z`))
  deferred.push('b@example.com')
  await turn(28)
  await pass(3 * 3_600)
  await sentToSome('FFFF-0002', 60)
  deferred.push('b@example.com')
  await turn(28)
  for (const day of [29, 30]) {
    await pass(24 * 3_600)
    await turn(day)
  }
  expect(
    sent.map(({ mail: { to, subject } }) => [
      to.map(({ address }) => address[0]).join(''),
      Number(/(\d+) email/.exec(subject)?.[1]),
    ]),
  ).toEqual([
    ['ab', 1],
    ['b', 1],
    ['ab', 1],
  ])
})

test('an urgent request comes first among those that are held, however long it has been', async () => {
  sent.length = 0
  await store.sql('truncate deliveries, contact_submissions, service_requests cascade')
  const urgency = { 'EEEE-0001': 'critical', 'EEEE-0002': 'high', 'EEEE-0003': 'call me' }
  for (const [index, [reference, typed]] of Object.entries(urgency).entries()) {
    const id = randomUUID()
    await store.sql(
      `insert into service_requests (name, email, service, message, urgency, created_at,
         submission_id, reference, received_at, quarantined, body_hash)
       values ('<b>Evil</b>', 'evil@example.com', 'evil service', 'evil words', $3, '', $1, $2, now(), true, '')`,
      [id, reference, typed],
    )
    await store.sql(
      `insert into deliveries (submission_id, kind, channel, status, last_error, created_at)
       values ($1, 'service-request', 'team_email', 'suppressed', 'quarantined', now() - make_interval(hours => $2))`,
      [id, 3 - index],
    )
  }
  // Nor does it come before what the team was not told.
  await delivery(await lead('EEEE-0004', false), 'team_email', ['failed', 'Error 550'])
  await digest(15)
  const listed = sent[0]?.mail.text.match(/^EEEE-000\d: [^:,]*/gm)
  expect(listed).toEqual([
    'EEEE-0004: Contact',
    'EEEE-0001: Critical service request',
    'EEEE-0002: High service request',
    'EEEE-0003: Service request',
  ])
})

test('a digest of more items than it has room for lists the newest, counts all, and names the commands', async () => {
  const told = async (day: number) => {
    sent.length = 0
    await digest(day)
    const text = sent[0]?.mail.text.replace(/\s+/g, ' ')
    return { subject: sent[0]?.mail.subject, text, listed: text?.match(/\bMANY-\d+/g)?.length }
  }
  await store.sql('truncate deliveries, contact_submissions cascade')
  await store.sql(
    `insert into contact_submissions (name, email, company, phone, service, message, created_at,
       submission_id, reference, received_at, quarantined, body_hash)
     select 'Ann', 'ann@example.com', '', '', '', '', '', gen_random_uuid(), 'MANY-' || n, now(), n > $1, ''
     from generate_series(1, 310) n`,
    [MAX_LISTED],
  )
  await store.sql(
    `insert into deliveries (submission_id, kind, channel, status, last_error)
     select submission_id, 'contact', 'team_email',
       case when quarantined then 'suppressed' else 'failed' end,
       case when quarantined then 'quarantined' else 'Error 550' end from contact_submissions`,
  )
  const both = await told(20)
  expect(both.subject).toBe(
    `[Website] ${MAX_LISTED} messages not sent, ${310 - MAX_LISTED} submissions held for review`,
  )
  expect(both.text).toContain(`Only ${MAX_LISTED} of 310 are listed`)
  expect(both.text).toContain('leads -- failed')
  expect(both.text).toContain('leads -- list --quarantined')
  expect(both.listed).toBe(MAX_LISTED)
  await store.sql("update contact_submissions set quarantined = reference > 'MANY-'")
  await store.sql("update deliveries set status = 'suppressed', last_error = 'quarantined'")
  const heldOnly = await told(21)
  expect(heldOnly.subject).toBe('[Website] 0 messages not sent, 310 submissions held for review')
  expect(heldOnly.text).not.toContain('leads -- failed')
  expect(heldOnly.listed).toBe(MAX_LISTED)
})

test('a digest whose response was lost is not sent again that day', async () => {
  lost = true
  sent.length = 0
  expect(await digest(14)).toBe(0)
  expect(sent).toHaveLength(1)
  lost = false
  await pass(6 * 60)
  sent.length = 0
  await digest(14)
  expect(sent).toEqual([])
})

test('an inbox that the mail server deferred gets the digest later, and no other gets it twice', async () => {
  sent.length = 0
  const { deps, lines } = loggingDeps()
  deps.env.TEAM_EMAIL = ['a@example.com', 'b@example.com']
  deferred.push('b@example.com')
  for (let turn = 0; turn < 4; turn++) {
    await sendDigest(deps, new Date('2026-01-22T15:00:00Z'))
    if (turn > 0) await pass(6 * 60)
  }
  const to = sent.map(({ mail: { to } }) => to.map(({ address }) => address))
  expect(to).toEqual([['a@example.com', 'b@example.com'], ['b@example.com']])
  const day = '2026-01-22'
  expect(lines).toMatchObject([
    { level: WARN, day, refused: '450', msg: 'digest sent, but not to every recipient' },
    { level: INFO, day, msg: 'digest sent' },
  ])
})

test('a day that a release before 0.6.39 ended is over, although it kept who was deferred', async () => {
  sent.length = 0
  await store.sql(
    `insert into digests (day, lease_until, done_at, owed)
     values ('2026-01-31', now() + interval '5 minutes', now() + interval '1 second', '{b@example.com}')`,
  )
  await pass(6 * 60)
  await digest(31)
  expect(sent).toEqual([])
})

test('a worker that was suspended for longer than its turn does not reopen the day', async () => {
  sent.length = 0
  const deps = digestDeps()
  deps.env.TEAM_EMAIL = ['a@example.com', 'b@example.com']
  const day = new Date('2026-02-02T15:00:00Z')
  const suspended = vi.spyOn(mail, 'send').mockImplementationOnce(async (_mail, key) => {
    await pass(6 * 60)
    await sendDigest(deps, day)
    return {
      providerId: key,
      refused: 'refused for 1 of 2 inboxes: 450',
      deferred: ['b@example.com'],
    }
  })
  await sendDigest(deps, day)
  suspended.mockRestore()
  await pass(6 * 60)
  await sendDigest(deps, day)
  expect(sent.map(({ mail: { to } }) => to.length)).toEqual([2])
})

test('a deferred inbox that is rejected in the end is not tried again', async () => {
  sent.length = 0
  const { deps, lines } = loggingDeps()
  const now = new Date('2026-01-23T15:00:00Z')
  deferred.push('team@example.com')
  await sendDigest(deps, now)
  const rejected = Object.assign(new Error('550'), { responseCode: 550, code: 'EENVELOPE' })
  const failing = vi.spyOn(mail, 'send').mockRejectedValue(rejected)
  for (let turn = 0; turn < 2; turn++) {
    await pass(6 * 60)
    await sendDigest(deps, now)
  }
  expect(failing).toHaveBeenCalledOnce()
  failing.mockRestore()
  const refused = { responseCode: 550, code: 'EENVELOPE' }
  expect(lines.slice(1)).toMatchObject([
    { level: WARN, err: refused, msg: 'digest rejected for an inbox' },
  ])
})

test('a digest that waited for a connection until another worker may have its turn is not sent', async () => {
  const waits = vi.spyOn(mail, 'send').mockImplementation(async (_mail, key, { lastCheck }) => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5 * 60_000)
    lastCheck()
    return { providerId: key }
  })
  const day = sendDigest(digestDeps(), new Date('2026-01-24T15:00:00Z'))
  await expect(day).rejects.toThrow('took too long')
  vi.mocked(performance.now).mockRestore()
  waits.mockRestore()
  const [turn] = await store.sql("select done_at from digests where day = '2026-01-24'")
  expect(turn).toEqual({ done_at: null })
})

test('a digest that failed to send is retried', async () => {
  sent.length = 0
  down = true
  expect(await digest(13)).toBe(1)
  down = false
  await digest(13)
  // The failed attempt may have sent it after all, so the next try is minutes later.
  expect(sent).toHaveLength(0)
  const late = "select from digests where lease_until > now() + interval '10 minutes'"
  expect(await store.sql(late)).toEqual([])
  await pass(6 * 60)
  await digest(13)
  expect(sent).toHaveLength(1)
})

test('a digest that no inbox accepted is retried, even if it was rejected for good', async () => {
  sent.length = 0
  const rejected = Object.assign(new Error('550'), { responseCode: 550, code: 'EENVELOPE' })
  const failing = vi.spyOn(mail, 'send').mockRejectedValueOnce(rejected)
  expect(await digest(24)).toBe(1)
  await pass(6 * 60)
  await digest(24)
  failing.mockRestore()
  expect(sent).toHaveLength(1)
})

test('submissions that are not stored come first in the digest, even if nothing else is open', async () => {
  sent.length = 0
  await store.sql('truncate deliveries, contact_submissions cascade')
  unstored = { redis: null, postgres: 2 }
  await digest(17)
  unstored = {}
  const [{ mail: told } = { mail: null }] = sent
  expect(told?.subject).toBe(
    '[Website] 2 submissions not stored, 0 messages not sent, 0 submissions held for review',
  )
  expect(told?.text).toContain('nobody was notified: 2 submissions')
  expect(told?.text).toContain('npm run leads -- retry REFERENCE')
  expect(told?.text).toMatch(/unstored submissions on\s+redis\./)
  await digest(18)
  expect(sent).toHaveLength(1)
})

test('a digest is not skipped because a queue does not answer', async () => {
  sent.length = 0
  unstored = { postgres: null }
  // Of an error, the log tells the code only.
  await expect(sendDigest(digestDeps(), new Date('2026-01-19T15:00:00Z'))).rejects.toMatchObject({
    code: 'no answer from the queue on postgres',
  })
  unstored = { postgres: 1 }
  await pass(6 * 60)
  expect(await digest(19)).toBe(0)
  unstored = {}
  expect(sent.map(({ mail: { subject } }) => subject)).toEqual([
    '[Website] 1 submission not stored, 0 messages not sent, 0 submissions held for review',
  ])
  expect(sent[0]?.mail.text).not.toContain('Could not check')
})

test('a worker whose clock is days ahead does not take the digest of a coming day', async () => {
  // Noon in Dallas, when a digest is due whatever the time is here.
  const ahead = new Date(Date.now() + 3 * 86_400_000).setUTCHours(18)
  vi.useFakeTimers({ toFake: ['Date'], now: ahead })
  const repeating = startDigest(digestDeps())
  await repeating.stop()
  vi.useRealTimers()
  expect(await store.sql('select from digests where day > current_date + 1')).toEqual([])
})
