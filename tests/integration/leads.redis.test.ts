import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { submissionJob } from '../../src/contract/submission'
import { connectRedis } from '../../src/node/redis'
import type { Unsettled } from '../../worker/leads/unsettled'
import { type LeadsRun, runLeads, startLeads } from '../support/leads'
import { queueOn } from '../support/queue'
import { quietLog } from '../support/quiet-log'
import { contact, startTestSite, type TestSite } from '../support/site'
import { samples } from '../support/submissions'
import { tempDir } from '../support/temp-dir'
import { runLeadsHere } from './run-leads-here'

/** Input that a terminal, a spreadsheet and a table must survive. */
const HOSTILE = '=\u202eHYPERLINK("http://evil.example")'

let site: TestSite
let env: Record<string, string>
/** In a process of its own, as staff run it: each command at least once. */
const leads = (...words: string[]): Promise<LeadsRun> => runLeads(env, ...words)
const here = (...words: string[]): Promise<LeadsRun> => runLeadsHere(env, ...words)

beforeAll(async () => {
  site = await startTestSite({})
  env = {
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: site.dataDir,
    REDIS_URL: site.redis?.url ?? '',
  }
})

async function sentLead(change: object = {}) {
  const body = contact(change)
  const { id, reference } = await site.accept(body)
  await site.settled(id)
  return { ...body, id, reference }
}

test('help is printed to standard output, a usage error to standard error with exit code 2', async () => {
  const help = await runLeads({}, '--help')
  expect(help).toMatchObject({ code: 0, stderr: '' })
  const run = await runLeads({}, 'list', '--nonsense')
  expect(run).toMatchObject({ code: 2, stdout: '' })
  expect(run.stderr).toMatch(/^leads: .+\n\nnpm run leads -- /)
})

test('each invalid setting is reported in one line', async () => {
  const { code, stderr } = await runLeads({ PORT: 'x', LOG_LEVEL: 'loud' }, 'list')
  expect([code, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^PORT must be /), expect.stringMatching(/^LOG_LEVEL must be /)],
  ])
})

test('an unreachable database is reported in one line with its remedy', async () => {
  const run = await runLeads({ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/none' }, 'list')
  expect(run.code).toBe(1)
  expect(run.stderr).toMatch(/^leads list: DATABASE_URL: PostgreSQL does not answer.+\n$/)
  expect(run.stderr).not.toContain('hunter2')
})

test('a lead is listed, counted, and shown by its reference in any notation', async () => {
  const { id, reference, name, message } = await sentLead({ name: '李小龙' })
  const [list, shown, json, unknown, stats] = await Promise.all([
    leads('list', '--since', '1h', '--kind', 'contact'),
    leads('show', reference.toLowerCase().replace('-', '')),
    here('show', id, '--json'),
    here('show', '0000-0000'),
    leads('stats'),
  ])
  expect(list).toMatchObject({ code: 0, stderr: '' })
  const [line] = list.stdout.split('\n').filter((each) => each.includes(reference))
  expect(line).toMatch(/contact +cloud +李小龙 +Acme & Sons +sent$/)
  expect(shown.code).toBe(0)
  for (const part of [name, message, id, 'team_email: sent', 'prospect_email: sent']) {
    expect(shown.stdout).toContain(part)
  }
  const [whole] = JSON.parse(json.stdout)
  expect(whole).toMatchObject({ reference, submissionId: id, kind: 'contact', name })
  expect(whole.deliveries.map((each: { status: string }) => each.status)).toEqual(['sent', 'sent'])
  expect(unknown).toMatchObject({ code: 1, stdout: '' })
  expect(unknown.stderr).toContain('There is no lead 0000-0000')
  expect(stats.stdout).toMatch(/CONTACT +ALL\n.+ 1 +1\n[\s\S]+team notified +half within [\d.]+ s/)
})

test('every kind is listed under its name, and a limit says how many more there are', async () => {
  const references: Record<string, string> = {}
  for (const [kind, { endpoint, body }] of Object.entries(samples)) {
    const { id, reference } = await site.acceptAt(endpoint, body())
    await site.settled(id)
    references[kind] = reference
  }
  const [all, newsletters, few] = await Promise.all([
    here('list', '--limit', '5', '--json'),
    here('list', '--kind', 'newsletter', '--json'),
    here('list', '--limit', '2'),
  ])
  const listed = JSON.parse(all.stdout) as { kind: string; reference: string }[]
  const byKind = Object.fromEntries(listed.map(({ kind, reference }) => [kind, reference]))
  expect(byKind).toEqual(references)
  expect(JSON.parse(newsletters.stdout)).toMatchObject([{ reference: references.newsletter }])
  expect(few.stdout.split('\n')[3]).toMatch(/^… and 4 more: --limit 6 shows all\.$/)
})

test('input is neutralized as a terminal control sequence and as a spreadsheet formula', async () => {
  const { id, reference } = await sentLead({ name: HOSTILE, company: 'a,"b"\r\nc' })
  // The API strips control characters on arrival, but a row may be older than that rule.
  await site.sql(
    'update contact_submissions set message = $1, phone = $2 where submission_id = $3',
    ['+1+1\u001b[2J\u009b31m\nsecond line', '\n=1+1', id],
  )
  const [csv, json, ...shown] = await Promise.all([
    leads('export', '--csv', '--since', '1h'),
    here('export', '--json'),
    here('list'),
    here('show', reference),
    here('show', reference, '--json'),
  ])
  for (const { stdout } of shown) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
    expect(stdout).toContain('\\u202e')
  }
  expect(csv.code).toBe(0)
  expect(csv.stdout.startsWith('\ufeffreference,received_at,kind,')).toBe(true)
  expect(csv.stdout).toContain(`"'=\u202eHYPERLINK(""http://evil.example"")"`)
  expect(csv.stdout).toContain('"a,""b""\r\nc"')
  expect(csv.stdout).toContain(`"'+1+1\ufffd[2J\ufffd31m\nsecond line"`)
  expect(csv.stdout).toContain(`"'\n=1+1"`)
  expect(csv.stdout.endsWith('\r\n')).toBe(true)
  const exported = JSON.parse(json.stdout) as { reference: string; name: string }[]
  expect(exported.find((each) => each.reference === reference)?.name).toBe(HOSTILE)
})

test('an export ends cleanly when its reader closes, and contains every row @extended', async () => {
  const { sql } = site
  await sql(`insert into job_applications (name, email, phone, position, experience, message,
      created_at, submission_id, reference, received_at)
    select 'Many', 'many@example.com', '2145550123', 'other', '0-1', repeat('x', 500), '',
      gen_random_uuid(), 'MANY-' || n, now() - interval '1 year' from generate_series(1, 3000) n`)
  const all = JSON.parse((await leads('export', '--json', '--kind', 'job-application')).stdout)
  expect(all.filter((each: { name: string }) => each.name === 'Many')).toHaveLength(3_000)

  const program = join(import.meta.dirname, '../../dist/programs/leads.js')
  const piped = spawn(
    '/bin/sh',
    [
      '-c',
      '{ "$0" "$1" export --csv; echo "code $?" >&2; } | head -n 1',
      process.execPath,
      program,
    ],
    {
      env: { PATH: process.env.PATH, ...env },
    },
  )
  let said = ''
  for (const stream of [piped.stdout, piped.stderr]) stream.on('data', (text) => (said += text))
  await new Promise((resolve) => piped.once('close', resolve))
  expect(said).toMatch(/^\ufeffreference[^\n]+\ncode 0\n$/)

  expect((await leads('erase', '--email', 'MANY@example.com')).stdout).toMatch(
    /job_applications +3000\n/,
  )
})

test('retry retries failed messages once, and a text of unknown outcome only if told to', async () => {
  const { id, reference } = await sentLead({ phone: '(214) 555-0123', smsConsent: true })
  const texts = (await site.texts()).length
  await site.sql(
    `update deliveries set status = 'failed', last_error = 'Error 550', sent_at = null, attempts = 7,
       next_attempt_at = null, created_at = now() - interval '9 days'
     where submission_id = $1 and channel = 'team_email'`,
    [id],
  )
  await site.sql(
    "update deliveries set status = 'unknown' where submission_id = $1 and channel = 'prospect_sms'",
    [id],
  )
  const before = await site.settled(id)
  const { stdout } = await leads('failed')
  expect(stdout).toMatch(new RegExp(`${reference} +contact +team_email +failed +7 .+Error 550`))
  expect(stdout).toMatch(new RegExp(`${reference} +contact +prospect_sms +unknown`))

  const runs = await Promise.all([leads('retry', reference), here('retry', reference)])
  const said = runs.map((run) => run.stdout).join('')
  expect(runs.map(({ code }) => code)).toEqual([0, 0])
  expect(said.match(/retrying team_email/g)).toHaveLength(1)
  expect(said).toMatch(
    /: nothing to retry \(prospect_email sent, prospect_sms unknown, team_email \w+\)\n/,
  )
  expect(runs.map(({ stderr }) => stderr).join('')).toContain('--sms-was-not-delivered')
  expect((await here('retry', '--all-failed')).stderr).toContain('status unknown, not retried: 1')
  const after = await site.settled(id)
  expect(after.team_email).toMatchObject({
    status: 'sent',
    attempts: 8,
  })
  expect(after.team_email?.revived_at.getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(after.prospect_email).toEqual(before.prospect_email)
  expect(after.prospect_sms).toEqual(before.prospect_sms)

  await here('retry', reference, '--sms-was-not-delivered')
  expect((await site.settled(id)).prospect_sms?.status).toBe('sent')
  await here('retry', reference, '--sms-was-not-delivered')
  expect(await site.texts()).toHaveLength(texts + 1)
})

test('an opt-out recorded by staff stops texts to the number', async () => {
  const phone = '(972) 555-0177'
  const told = await leads('opt-out', phone)
  expect(told).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('+19725550177: opted out'),
  })
  const { id } = await site.accept(contact({ phone, smsConsent: true }))
  expect((await site.settled(id)).prospect_sms).toMatchObject({
    status: 'suppressed',
    last_error: 'opted out',
  })
  const unknown = await here('opt-out', '555 01')
  expect(unknown).toMatchObject({ code: 2, stdout: '' })
  expect(unknown.stderr).toContain('is not a valid phone number')
})

test('a quarantined lead is marked, listed, and released once', async () => {
  const { id, reference } = await sentLead()
  await site.sql(
    "update contact_submissions set quarantined = true, suspicions = '{honeypot}' where submission_id = $1",
    [id],
  )
  await site.sql(
    `update deliveries set status = 'suppressed', last_error = 'quarantined', sent_at = null,
       next_attempt_at = null, created_at = now() - interval '9 days' where submission_id = $1`,
    [id],
  )
  const [held, everything, shown, { books }] = await Promise.all([
    here('list', '--quarantined'),
    here('list'),
    here('show', reference),
    reconcile(),
  ])
  expect(held.stdout.trim().split('\n')).toHaveLength(2)
  expect(held.stdout).toMatch(new RegExp(`${reference} .+honeypot`))
  expect(everything.stdout).toMatch(new RegExp(`${reference} .+QUARANTINED`))
  expect(shown.stdout).toContain('honeypot')
  expect(books.quarantined).toBe(1)
  expect((await here('retry', reference)).stderr).toContain(`leads -- release ${reference}`)

  expect((await leads('release', reference)).stdout).toContain('released')
  const { team_email } = await site.settled(id)
  expect(team_email).toMatchObject({ status: 'sent', revived_at: expect.any(Date) })
  const again = await here('release', reference)
  expect(again).toMatchObject({ code: 0, stderr: '' })
  expect(again.stdout).toContain('not quarantined')
})

async function reconcile(run = here) {
  const { code, stdout } = await run('reconcile', '--json')
  return { code, books: JSON.parse(stdout) }
}

test('reconcile counts stored and sent messages, and finds those open for too long', async () => {
  const before = await reconcile(leads)
  expect(before).toMatchObject({ code: 0, books: { unsettled: [], rowsWithoutDelivery: 0 } })
  const { id, reference } = await sentLead()
  await site.sql(
    `update deliveries set status = 'pending', next_attempt_at = now() + interval '1 hour',
       created_at = now() - interval '11 minutes' where submission_id = $1 and channel = 'team_email'`,
    [id],
  )
  const [{ books, code }, text] = await Promise.all([reconcile(), here('reconcile')])
  expect(code).toBe(1)
  expect(books.accepted).toBe(before.books.accepted + 1)
  expect(books.rows.contact_submissions).toBe(before.books.rows.contact_submissions + 1)
  const sent = (all: typeof books, channel: string) => all.deliveries[channel].sent
  expect(sent(books, 'prospect_email')).toBe(sent(before.books, 'prospect_email') + 1)
  expect(sent(books, 'team_email')).toBe(sent(before.books, 'team_email'))
  expect(books.unsettled).toMatchObject([{ what: 'delivery', reference, status: 'pending' }])
  expect(text.code).toBe(1)
  expect(text.stdout).toMatch(new RegExp(`11 min +${reference} +contact +team_email +pending`))
  expect(text.stderr).toContain('1 open for more than 10 minutes')
  await site.sql("update deliveries set status = 'sent' where submission_id = $1", [id])
})

/** The job of a submission. */
function jobWith(reference: string, body = contact()) {
  return submissionJob.parse({
    id: randomUUID(),
    reference,
    receivedAt: new Date().toISOString(),
    bodyHash: 'hash',
    source: { page: null, referrer: null, utm: {} },
    consent: null,
    kind: 'contact',
    fields: body,
  })
}

test('retry stores a submission whose next attempt is hours away', async () => {
  const job = jobWith('DE7A-YED2')
  const place = { databaseUrl: site.databaseUrl, redisUrl: site.redis?.url }
  await queueOn(place, 'submissions', (queue) =>
    queue.add('job', job, { jobId: `s-${job.id}`, delay: 5 * 3_600_000 }),
  )
  expect((await here('retry', 'DE7A-YED2')).stdout).toContain('retrying to store the submission')
  await site.settled(job.id)
})

test('a lead that PostgreSQL has lost is stored again from its completed job in Redis', async () => {
  const { id, reference, email } = await sentLead()
  // As after a failover that lost the last moment.
  for (const table of ['contact_submissions', 'deliveries']) {
    await site.sql(`delete from ${table} where submission_id = $1`, [id])
  }
  const [{ code, books }, shown] = await Promise.all([reconcile(), here('show', reference)])
  expect([code, books.unsettled]).toMatchObject([
    1,
    [{ what: 'job', reference, status: 'completed' }],
  ])
  expect(shown.stdout).toContain(email)
  expect(shown.stderr).toContain(`npm run leads -- retry ${reference}`)
  expect((await here('retry', reference)).code).toBe(0)
  expect(await site.settled(id)).toMatchObject({
    team_email: { status: 'sent' },
    prospect_email: { status: 'sent' },
  })
})

test('a submission that cannot be stored is listed, and stored by retry once the cause is gone', async () => {
  const body = contact()
  const job = jobWith('P01S-0NED', body)
  const { id } = job
  // Refused by a constraint, as data that does not fit a column, until the constraint is dropped.
  await site.sql(
    `alter table contact_submissions add constraint refuse check (email <> '${body.email}')`,
  )
  await site.addJob('submissions', `s-${id}`, job)
  await site.until(() => site.failedSubmission(`s-${id}`))
  const [failed, shown, { books }] = await Promise.all([
    here('failed'),
    here('show', 'P01S-0NED'),
    reconcile(),
  ])
  expect(failed.stdout).toMatch(/P01S-0NED +contact +submission +not stored/)
  expect(shown.stderr).toContain('could not be stored')
  expect((await here('reconcile')).stdout).toContain(
    'Some submissions could not be stored: npm run',
  )
  // Somebody may have to call before the cause is found.
  expect(shown.stdout).toContain(body.email)
  expect(JSON.parse((await here('show', 'P01S-0NED', '--json')).stdout)).toMatchObject([{ id }])
  const stored = Object.values(books.rows as Record<string, number>)
  expect(books.accepted).toBe(stored.reduce((sum, count) => sum + count) + 1)

  await site.sql('alter table contact_submissions drop constraint refuse')
  const later = await here('retry', '--all-failed', '--since', '2999-01-01')
  expect(later).toMatchObject({ code: 0, stdout: 'Retried: messages 0, submissions 0\n' })
  const since = await here('retry', '--all-failed', '--since', '1h')
  expect(since.stdout).toContain('submissions 1\n')
  await site.settled(id)
})

test('erase removes a person from tables and queues while the worker runs, and nobody else', async () => {
  const email = `Erin.${randomUUID().slice(0, 8)}@Bücher.example`
  const other = await sentLead()
  const first = await sentLead({ email, phone: '(214) 555-0123', smsConsent: true })
  const subscription = await site.acceptAt(samples.newsletter.endpoint, {
    ...samples.newsletter.body(),
    email: email.toLowerCase(),
  })
  await site.settled(subscription.id)
  await site.sql(
    "update deliveries set status = 'pending', next_attempt_at = now() + interval '1 hour' where submission_id = $1",
    [first.id],
  )
  const words = ['erase', '--email', email.toUpperCase()]
  const dry = await here(...words, '--dry-run')
  expect(dry.stdout).toMatch(/^Would be removed:/)
  const erased = await leads(...words)
  expect(erased).toMatchObject({ code: 0, stderr: '' })
  for (const [place, count] of [
    ['contact_submissions', 2],
    ['newsletter_subscribers', 1],
    ['deliveries', 5],
    ['sms_consents', 1],
    ['queue on redis', 2],
  ]) {
    expect(erased.stdout).toMatch(new RegExp(`${place} +${count}\n`))
    expect(dry.stdout).toMatch(new RegExp(`${place} +${count}\n`))
  }
  const ids = [first.id, subscription.id]
  for (const id of ids) expect(await site.keptSubmission(`s-${id}`)).toBeUndefined()
  expect(await site.sql('select 1 from deliveries where submission_id = any($1)', [ids])).toEqual(
    [],
  )
  const again = await here(...words)
  expect(again.stdout).not.toMatch(/ [1-9]\d*\n/)
  expect(again).toMatchObject({ code: 1, stderr: 'No data found for this address\n' })
  expect((await here('show', other.reference)).code).toBe(0)
  expect(await site.keptSubmission(`s-${other.id}`)).toBeDefined()
})

test('erase removes a quarantined lead and jobs on the standby', async () => {
  const email = `pat.${randomUUID().slice(0, 8)}@example.com`
  const spam = '[url=https://casino.example]online casino[/url] free spins'
  const suspect = await sentLead({ email, message: spam })
  const standby = { databaseUrl: site.databaseUrl, redisUrl: undefined }
  const id = `s-${randomUUID()}`
  await queueOn(standby, 'submissions', (queue) =>
    queue.add('job', { id: 'not stored', fields: { email } }, { jobId: id }),
  )
  const failed = () =>
    queueOn(standby, 'submissions', async (queue) => (await queue.getJob(id))?.isFailed())
  await site.until(failed)
  const { code, stdout } = await here('erase', '--email', email)
  expect(code).toBe(0)
  for (const place of ['contact_submissions', 'queue on redis', 'queue on postgres']) {
    expect(stdout).toMatch(new RegExp(`${place} +1\n`))
  }
  expect(await queueOn(standby, 'submissions', (queue) => queue.getJob(id))).toBeUndefined()
  expect((await here('show', suspect.reference)).code).toBe(1)
})

test('erase removes nothing while Redis is down, and reconcile reports an incomplete count', async () => {
  const { email, reference } = await sentLead()
  const down = { ...env, REDIS_URL: 'redis://127.0.0.1:9' }
  const [erase, counted] = await Promise.all([
    runLeads(down, 'erase', '--email', email),
    runLeadsHere(down, 'reconcile'),
  ])
  expect(erase.code).toBe(1)
  expect(erase.stderr).toMatch(/^leads erase: Nothing was removed.+Redis does not answer.+\n$/)
  expect((await runLeadsHere(down, 'show', reference)).code).toBe(0)
  expect(counted.code).toBe(1)
  expect(counted.stderr).toContain('The counts are incomplete')
  expect(counted.stdout).toMatch(/\nNone of the counted items is overdue\.\n$/)
})

test('the commands use the embedded database without DATABASE_URL, even if nothing is running @extended', async () => {
  const DATA_DIR = tempDir('embedded')
  // A person must not be told that nothing is stored, nor a monitor that all is settled, nor an opt-out be recorded where
  // no worker looks.
  const missing = /^DATABASE_URL is not set and there was no database here\..*\n$/
  expect(await runLeads({ DATA_DIR }, 'list')).toEqual({
    code: 0,
    stdout: 'No leads.\n',
    stderr: expect.stringMatching(missing),
  })
  // The command before has left no database behind.
  for (const words of [
    ['opt-out', '214-555-0142'],
    ['erase', '--email', 'a@b.example'],
    ['export', '--csv'],
    ['failed'],
    ['reconcile'],
    ['stats', '--json'],
    ['subscribers', '--csv'],
  ]) {
    const refused = await runLeads({ DATA_DIR }, ...words)
    expect(refused).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(missing) })
  }
  // As one that npm start has left.
  cpSync(inject('preparedPostgres'), DATA_DIR, { recursive: true })
  const there = await runLeads({ DATA_DIR }, 'list')
  expect(there).toEqual({ code: 0, stdout: 'No leads.\n', stderr: '' })
})

test('a command that is interrupted leaves no database behind either @extended', async () => {
  const DATA_DIR = tempDir('interrupted')
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    const started = startLeads({ DATA_DIR }, 'list')
    await vi.waitFor(() => expect(readdirSync(DATA_DIR)).toHaveLength(1), 30_000)
    expect(await started.kill(signal)).toEqual({ code, signal: null })
    expect(readdirSync(DATA_DIR)).toEqual([])
  }
})

test('an unusable DATA_DIR is reported in one line with its remedy', async () => {
  const file = join(tempDir('no-folder'), 'file')
  writeFileSync(file, '')
  expect(await runLeads({ DATA_DIR: file }, 'list')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.*DATA_DIR: cannot write to .*there is a file.*\n$/),
  })
})

// Must be the last tests: nothing is stored after them.
test('submissions that are not stored yet are counted, listed, and erased', async () => {
  const before = await reconcile()
  await site.stopWorker()
  const body = contact()
  const { id, reference } = await site.accept(body)
  const { books, code } = await reconcile()
  expect(code).toBe(0)
  expect(books.accepted).toBe(before.books.accepted + 1)
  expect(books.rows).toEqual(before.books.rows)
  expect(books.queues.redis.unfinished).toBe(1)
  const queued = await here('show', reference)
  expect(queued.code).toBe(1)
  expect(queued.stderr).toContain('not stored yet')
  const erased = await here('erase', '--email', body.email)
  expect(erased.stdout).toMatch(/queue on redis +1\n/)
  expect(await site.keptSubmission(`s-${id}`)).toBeUndefined()
})

test('a job that cannot be read is reported, and hides no other', async () => {
  const body = contact()
  const { reference } = await site.accept(body)
  const redis = connectRedis(site.redis?.url ?? '', 'worker', quietLog)
  await redis.hset('bull:submissions:typed', { name: 'job', data: '{' })
  await redis.rpush('bull:submissions:wait', 'typed')
  await redis.hset('bull:submissions:typed-failed', { name: 'job', data: '{' })
  await redis.hset('bull:submissions:untimed', { name: 'job', data: '{}' })
  await redis.zadd('bull:submissions:failed', 2, 'typed-failed', 1, 'untimed')
  const { books, code } = await reconcile()
  expect(code).toBe(1)
  expect(books.queues.redis).toEqual({ unfinished: 2, failed: 2 })
  expect(books.unsettled.map(({ status, reason }: Unsettled) => [status, reason])).toEqual([
    ['unfinished', expect.stringContaining('job typed cannot be read')],
    ['failed', expect.stringContaining('job typed-failed cannot be read')],
    ['failed', null],
  ])
  const [failed, shown] = await Promise.all([here('failed'), here('show', reference)])
  expect(failed.stdout).toContain('job typed-failed cannot be read')
  expect(failed.stdout).toMatch(/^job untimed .* \d+ d/m)
  expect(shown.stderr).toContain('not stored yet')
  expect((await here('retry', '--all-failed')).code).toBe(0)
  expect((await here('erase', '--email', body.email)).stdout).toMatch(/queue on redis +1\n/)
  redis.disconnect()
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toMatch(
    /^queue_oldest_job_age_seconds\{queue="submissions",backend="redis"\} [1-9]/m,
  )
})
