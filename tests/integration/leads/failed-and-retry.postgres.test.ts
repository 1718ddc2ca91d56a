import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CommandContext } from '../../../worker/leads/command-context'
import { erase } from '../../../worker/leads/commands/erase'
import { failed } from '../../../worker/leads/commands/failed'
import { retry } from '../../../worker/leads/commands/retry'
import { show } from '../../../worker/leads/commands/show'
import { parseCommand } from '../../../worker/leads/parse-command'
import { runCommand } from '../../../worker/leads/run-command'
import { completed } from './jobs-on'
import { lead, REFERENCE } from './leads-on'
import { openDesk } from './open-desk'

const {
  desk,
  reconciled,
  storeLead,
  receivedHoursAgo,
  storeMessage,
  states,
  keepJob,
  jobStates,
  store,
} = await openDesk()

test('failed lists what was given up last first', async () => {
  const [early, late] = [await storeLead(), await storeLead()]
  await storeMessage(early, { status: "'failed'", updated_at: "now() - interval '1 hour'" })
  await storeMessage(late, { status: "'failed'" })
  const { said, desk: here } = desk()
  await failed(here, { name: 'failed', format: 'json' })
  const listed = JSON.parse(said.printed)
  expect(listed.map((each: Record<string, string>) => each.submissionId)).toEqual([late, early])
})

test('failed lists what the team was not told before newer messages to prospects', async () => {
  const id = await storeLead()
  await storeMessage(id, { channel: "'prospect_email'", status: "'failed'" })
  const earlier = "now() - interval '1 hour'"
  await storeMessage(id, { channel: "'team_email'", status: "'failed'", updated_at: earlier })
  const { said, desk: here } = desk()
  await failed(here, { name: 'failed', format: 'json' })
  const listed = JSON.parse(said.printed)
  expect(listed.map((each: Record<string, string>) => each.channel)).toEqual([
    'team_email',
    'prospect_email',
  ])
})

test('failed tells how long ago a submission was accepted that could not be stored', async () => {
  const hoursAgo = { added_at_ms: 'added_at_ms - 2 * 3600000' }
  const job = { id: randomUUID(), reference: REFERENCE }
  await keepJob(job, { ...completed, ...hoursAgo, state: "'failed'" })
  const { said, desk: here } = desk()
  await failed(here, { name: 'failed', format: 'text' })
  expect(said.printed).toMatch(/ not stored .* 2 h\b/)
})

test('failed omits texts that the worker is still looking up', async () => {
  const given = await storeLead()
  await storeMessage(given, { status: "'unknown'" })
  await storeMessage(await storeLead(), { status: "'unknown'", next_attempt_at: 'now()' })
  const { said, desk: here } = desk()
  await failed(here, { name: 'failed', format: 'json' })
  const listed = JSON.parse(said.printed)
  expect(listed.map((each: Record<string, string>) => each.submissionId)).toEqual([given])
})

test('failed lists any number of messages', async () => {
  const { said, desk: here } = desk()
  const rows = Array.from({ length: 200_000 }, () => ({}))
  const many = { raw: async () => ({ rows }) } as unknown as CommandContext['database']
  expect(await failed({ ...here, database: many }, { name: 'failed', format: 'json' })).toBe(0)
  expect(JSON.parse(said.printed)).toHaveLength(rows.length)
})

test('failed exits with 1 while Redis is down, because its list is incomplete', async () => {
  const asked = { name: 'failed', format: 'text' } as const
  const down = desk({ REDIS_URL: 'redis://127.0.0.1:9' })
  expect(await failed(down.desk, asked)).toBe(1)
  expect(down.said.notes).toContain('The list is incomplete')
  expect(await failed(desk().desk, asked)).toBe(0)
})

test('a retried message has a new age and no provider ID', async () => {
  const old = { provider_id: "'SM1'", waits_for_provider: 'true', attempts: '9' }
  await storeMessage(await storeLead(), { status: "'unknown'", ...old })
  await retry(desk().desk, { name: 'retry', what: lead, unknownSms: 'send again' })
  const [row] = await store.sql(
    `select status, provider_id, waits_for_provider, next_attempt_at <= now() as due,
       revived_at > now() - interval '1 minute' as revived from deliveries`,
  )
  const fresh = { status: 'pending', provider_id: null, waits_for_provider: false }
  expect(row).toEqual({ ...fresh, due: true, revived: true })
})

test('retry of a lead leaves other leads alone', async () => {
  await storeMessage(await storeLead(), { status: "'failed'" })
  await store.sql("update contact_submissions set reference = 'WXYZ-0000'")
  for (const status of ["'failed'", "'unknown'"]) await storeMessage(await storeLead(), { status })
  const other = { by: 'reference', value: 'WXYZ-0000' } as const
  await retry(desk().desk, { name: 'retry', what: other, unknownSms: 'send again' })
  expect((await states()).sort()).toEqual(['failed', 'pending', 'unknown'])
})

test('retry leaves alone a text that is being looked up', async () => {
  const lease = (until: string) => ({ lease_until: until, lease_token: 'gen_random_uuid()' })
  await storeMessage(await storeLead(), {
    status: "'unknown'",
    ...lease("now() + interval '5 seconds'"),
  })
  const again = () => retry(desk().desk, { name: 'retry', what: lead, unknownSms: 'send again' })
  await again()
  expect(await states()).toEqual(['unknown'])
  await store.sql("update deliveries set lease_until = now() - interval '1 second'")
  await again()
  expect(await states()).toEqual(['pending'])
})

test('retry of all that failed leaves out texts that are too late, and says so', async () => {
  const failed = { status: "'failed'" }
  const text = async (hours: number, more: Record<string, string> = {}) => {
    const id = await storeLead()
    await receivedHoursAgo(id, hours)
    await storeMessage(id, { ...failed, created_at: 'now()', ...more })
    return id
  }
  const days = await text(60)
  await storeMessage(days, { ...failed, channel: "'prospect_email'" })
  const stored = await text(0, { created_at: "now() - interval '60 hours'" })
  // As old as the last retry.
  const again = await text(60, { revived_at: 'now()' })
  const fresh = await text(0)
  await text(60, { dismissed_at: 'now()' })
  const { said, desk: here } = desk()
  await retry(here, { name: 'retry', what: 'all failed', since: null })
  expect(said.printed).toBe('Retried: messages 3, submissions 0\n')
  expect(said.notes).toBe(
    `Texts not retried, because one is of use only within an hour of the request, or of the morning after it: 2. To send one all the same: npm run leads -- retry <reference>\n`,
  )
  const pending = await store.sql("select * from deliveries where status = 'pending'")
  const revived = pending.map(({ submission_id, channel }) => `${channel} ${submission_id}`)
  expect(revived.sort()).toEqual(
    [`prospect_email ${days}`, `prospect_sms ${again}`, `prospect_sms ${fresh}`].sort(),
  )
  const one = { by: 'submission_id', value: stored } as const
  const named = desk()
  await retry(named.desk, { name: 'retry', what: one, unknownSms: 'leave' })
  expect(named.said.printed).toMatch(/: retrying prospect_sms(, which waits for the day)?\n$/)
})

test('retry with --since leaves what was given up before', async () => {
  const id = await storeLead()
  const failed = { status: "'failed'" }
  await storeMessage(id, { ...failed, channel: "'team_email'" })
  await storeMessage(id, { ...failed, updated_at: "now() - interval '2 hours'" })
  // Too late to be sent as well, but nobody asked about it.
  await receivedHoursAgo(id, 60)
  const since = new Date(Date.now() - 3_600_000)
  const { said, desk: here } = desk()
  await retry(here, { name: 'retry', what: 'all failed', since })
  expect(said).toEqual({ printed: 'Retried: messages 1, submissions 0\n', notes: '' })
  const rows = await store.sql('select status from deliveries order by updated_at')
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'pending'])
})

test('retry exits with 1 if it finds no such lead', async () => {
  const { said, desk: here } = desk()
  expect(await retry(here, { name: 'retry', what: lead, unknownSms: 'leave' })).toBe(1)
  expect(said).toEqual({ printed: '', notes: expect.stringMatching(/^There is no lead .+\n$/) })
})

test('retry exits with 1 while Redis is down, because not every queue was searched', async () => {
  const retried = async (...words: string[]) => {
    const { said, desk: here } = desk({ REDIS_URL: 'redis://127.0.0.1:9' })
    const parsed = parseCommand(['retry', ...words])
    if (parsed.outcome !== 'command') throw new Error(`no command: ${words.join(' ')}`)
    return { code: await runCommand(here.env, parsed.command, here.out), notes: said.notes }
  }
  const incomplete = {
    code: 1,
    notes: expect.stringMatching(/^Not every queue was searched: .*Redis.*\n$/m),
  }
  await storeMessage(await storeLead(), { status: "'failed'" })
  const known = [REFERENCE, '--all-failed', '--all-lost']
  const runs = await Promise.all([...known, 'WXYZ-0000'].map((what) => retried(what)))
  expect(runs).toEqual(runs.map(() => incomplete))
  expect(runs.at(-1)?.notes).toMatch(/^There is no lead /)
})

test('a lead that was stored, but lost its row, is reported, shown, and retried', async () => {
  const fields = { name: 'Lena Late', email: 'lena@example.com', message: 'Call me' }
  const job = {
    id: randomUUID(),
    reference: 'L05T-R0WS',
    bodyHash: 'hash',
    kind: 'contact',
    fields,
  }
  await keepJob(job, completed)
  // Its row has another body hash: the same key was used for a second text, whose row is there.
  const stored = await storeLead()
  await storeMessage(stored, { status: "'sent'" })
  const second = { ...job, id: randomUUID(), reference: REFERENCE, bodyHash: '' }
  await keepJob(second, completed)
  const { code, printed, notes } = await reconciled()
  expect(code).toBe(1)
  expect(printed).toMatch(/^accepted +2\n/)
  expect(printed).toMatch(/ L05T-R0WS +contact +job +completed +accepted, completed, but no row\n/)
  expect(printed).not.toContain(REFERENCE)
  expect(notes).toMatch(/^1 stored once, but no longer in the tables\./)

  const lost = { by: 'reference', value: 'L05T-R0WS' } as const
  const shown = desk()
  expect(await show(shown.desk, { name: 'show', lead: lost, format: 'text' })).toBe(1)
  expect(shown.said.printed).toContain('Lena Late')
  expect(shown.said.notes).toContain('stored once, but is no longer in the tables')

  const { said, desk: here } = desk()
  await retry(here, { name: 'retry', what: lead, unknownSms: 'leave' })
  expect(await jobStates()).toEqual(['completed', 'completed'])
  expect(await retry(here, { name: 'retry', what: lost, unknownSms: 'leave' })).toBe(0)
  expect(said.printed).toContain('L05T-R0WS: retrying to store the submission')
  expect(said.notes).toContain('are sent again')
  expect((await jobStates()).sort()).toEqual(['completed', 'waiting'])
  expect((await reconciled()).notes).toBe('')
  const all = desk()
  await store.sql(`update bullmq.job set state = 'completed', finished_at_ms = 1`)
  await retry(all.desk, { name: 'retry', what: 'all lost' })
  expect(all.said.printed).toBe('Retried: submissions 1\n')
  expect(all.said.notes).toContain('are sent again')
  expect((await jobStates()).sort()).toEqual(['completed', 'waiting'])
  const none = desk()
  expect(await retry(none.desk, { name: 'retry', what: 'all lost' })).toBe(0)
  expect(none.said).toEqual({ printed: 'Retried: submissions 0\n', notes: '' })
})

test('all lost leads are retried, however many there are', async () => {
  await keepJob({ id: randomUUID(), reference: REFERENCE, bodyHash: '' }, completed)
  await store.sql(
    `insert into bullmq.job select (jsonb_populate_record(job,
       jsonb_build_object('id', 's-' || gen_random_uuid(), 'seq', job.seq + number))).*
     from bullmq.job, generate_series(1, 200) number`,
  )
  const { said, desk: here } = desk()
  expect(await retry(here, { name: 'retry', what: 'all lost' })).toBe(0)
  expect(said.printed).toBe('Retried: submissions 201\n')
  expect(new Set(await jobStates())).toEqual(new Set(['waiting']))
})

test('a lead that was deleted on purpose is not reported as lost', async () => {
  const job = {
    id: randomUUID(),
    reference: REFERENCE,
    bodyHash: '',
    fields: { email: 'a@example.com' },
  }
  const old = `${Date.now() - 25 * 3_600_000}`
  await keepJob(job, { ...completed, added_at_ms: old })
  expect((await reconciled()).code).toBe(1)
  expect((await reconciled({ RETENTION_DAYS: '2' })).code).toBe(1)
  expect((await reconciled({ RETENTION_DAYS: '1' })).code).toBe(0)
  // The address was corrected in the row, but not in the job.
  await storeLead('ann@example.com')
  await erase(desk().desk, { name: 'erase', email: 'ann@example.com', mode: 'for real' })
  expect(await jobStates()).toEqual([])
})
