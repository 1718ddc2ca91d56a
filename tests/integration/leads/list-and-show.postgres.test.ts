import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Kind } from '../../../src/contract/submission'
import { exportLeads } from '../../../worker/leads/commands/export'
import { list } from '../../../worker/leads/commands/list'
import { show } from '../../../worker/leads/commands/show'
import { type Filter, MAX_LIMIT } from '../../../worker/leads/option-values'
import { officeSecond } from '../../../worker/office-time'
import { noFilter } from '../../support/no-filter'
import { rowsRead } from '../../support/rows-read'
import { lead, REFERENCE } from './leads-on'
import { openDesk } from './open-desk'

const { desk, reconciled, storeLead, receivedHoursAgo, storeMessage, keepJob, store } =
  await openDesk()
const { database } = store

test('leads are listed from the newest on, and exported from the oldest on', async () => {
  const [old, young] = [await storeLead(), await storeLead()]
  await receivedHoursAgo(old, 3)
  const filter = noFilter
  const listed = desk()
  const all = { which: 'all', limit: 50, format: 'json' } as const
  await list(listed.desk, { name: 'list', filter, ...all })
  const exported = desk()
  await exportLeads(exported.desk, { name: 'export', format: 'json', filter })
  const order = (printed: string) =>
    JSON.parse(printed).map((each: Record<string, string>) => each.submissionId)
  expect(order(listed.said.printed)).toEqual([young, old])
  expect(order(exported.said.printed)).toEqual([old, young])
})

test('a lead with unsent messages is listed with the state of each', async () => {
  const id = await storeLead()
  await storeMessage(id, { channel: "'team_email'", status: "'sent'" })
  await storeMessage(id, { channel: "'prospect_email'", status: "'failed'" })
  const { said, desk: here } = desk()
  const all = { which: 'all', limit: 50, format: 'text' } as const
  await list(here, { name: 'list', filter: noFilter, ...all })
  expect(said.printed).toMatch(/ team sent, email failed\n/)
})

test('a job application is listed with its position, where other leads have their service', async () => {
  await store.sql(
    `insert into job_applications (name, email, phone, message, created_at, submission_id,
       reference, received_at, experience, resume, position)
     values ('Ann', 'ann@example.com', '', '', '', gen_random_uuid(), 'ABCD-EFGH', now(), '', '', 'network')`,
  )
  const { said, desk: here } = desk()
  const all = { which: 'all', limit: 50, format: 'text' } as const
  await list(here, { name: 'list', filter: noFilter, ...all })
  expect(said.printed).toMatch(/ network +Ann /)
})

test('a lead without messages is not listed as sent', async () => {
  await storeLead()
  const { said, desk: here } = desk()
  const all = { which: 'all', limit: 50, format: 'text' } as const
  await list(here, { name: 'list', filter: noFilter, ...all })
  expect(said.printed).toMatch(/ none planned\n$/)
})

test('a list says which messages were sent, but not to every inbox, or not delivered', async () => {
  const some = await storeLead()
  const refused = { last_error: "'refused for 1 of 2 inboxes: 550'" }
  await storeMessage(some, { channel: "'team_email'", status: "'sent'", ...refused })
  await storeMessage(some, { channel: "'prospect_email'", status: "'suppressed'" })
  await storeMessage(some, { status: "'sent'", provider_status: "'undelivered'" })
  const waiting = await storeLead('eve@example.com')
  await storeMessage(waiting, {
    ...{ channel: "'team_email'", status: "'pending'", owed: "'{b@example.com}'" },
  })
  const delivered = await storeLead('bob@example.com')
  await storeMessage(delivered, { status: "'sent'", provider_status: "'delivered'" })
  const { said, desk: here } = desk()
  const all = { which: 'all', limit: 50 } as const
  await list(here, { name: 'list', filter: noFilter, ...all, format: 'text' })
  expect(said.printed).toMatch(/ team sent to some, email suppressed, text undelivered\n/)
  expect(said.printed).toMatch(/ team sent to some\n/)
  expect(said.printed).toMatch(/ sent\n/)
  const json = desk()
  await list(json.desk, {
    name: 'list',
    filter: { ...noFilter, find: 'ann@' },
    ...all,
    format: 'json',
  })
  expect(JSON.parse(json.said.printed)[0]).toMatchObject({
    messages: { team_email: 'sent', prospect_sms: 'sent' },
    notArrived: { team_email: 'sent to some', prospect_sms: 'undelivered' },
  })
  const csv = desk()
  await exportLeads(csv.desk, { name: 'export', format: 'csv', filter: noFilter })
  expect(csv.said.printed).toContain(`,sent to some,suppressed,undelivered,${some},`)
  expect(csv.said.printed).toContain(`,,,sent,${delivered},`)
})

test('a list of subscriptions looks up only the messages of leads that may be one', async () => {
  const [subscription, imported, contact] = [
    await storeLead(),
    await storeLead(),
    await storeLead(),
  ]
  await storeMessage(await storeLead(), { channel: "'team_email'" })
  await storeMessage(subscription, { channel: "'team_email'" })
  await storeMessage(contact, { channel: "'team_email'" })
  await store.sql("update deliveries set kind = 'newsletter' where submission_id = $1", [
    subscription,
  ])
  await store.sql(
    `update contact_submissions set service = 'Newsletter', company = 'Newsletter Subscriber'
     where submission_id = any($1)`,
    [[subscription, imported, contact]],
  )
  const ids = async (kind: Kind, on = database) => {
    const { said, desk: here } = desk()
    const command = {
      filter: { ...noFilter, kind },
      which: 'all',
      limit: 50,
      format: 'json',
    } as const
    await list({ ...here, database: on }, { name: 'list', ...command })
    return JSON.parse(said.printed).map((each: { submissionId: string }) => each.submissionId)
  }
  expect((await ids('newsletter')).sort()).toEqual([subscription, imported].sort())
  expect(await ids('contact')).toHaveLength(2)

  await store.sql("update contact_submissions set service = 'cloud'")
  const transaction = await database.transaction()
  const read = await rowsRead(transaction, 'deliveries', () => ids('newsletter', transaction))
  await transaction.rollback()
  expect(read).toBe(0)
})

test('leads are found by a part of a name, company or address, by phone number, service and time', async () => {
  const ids: Record<string, string> = {}
  for (const name of ['Ann Bell', 'Bob 100%', 'Cy_1\\2', 'Zoë', 'Dan O’Brien', 'Rene\u0301']) {
    ids[name] = await storeLead(
      `${name[0]}@${name[0] === 'D' ? 'xn--bcher-kva.com' : 'example.com'}`,
    )
    await store.sql('update contact_submissions set name = $2 where submission_id = $1', [
      ids[name],
      name,
    ])
  }
  const change = (columns: string, name: string) =>
    store.sql(`update contact_submissions set ${columns} where submission_id = $1`, [ids[name]])
  await change("phone = '(214) 555-0142', service = 'network'", 'Ann Bell')
  const then = new Date(Date.now() - 3 * 86_400_000)
  await change(`company = 'Acme', received_at = '${then.toISOString()}'`, 'Bob 100%')
  await store.sql(
    `insert into job_applications (name, email, phone, position, experience, message, created_at,
       submission_id, reference, received_at, body_hash)
     values ('Jo', 'jo@example.com', '+1 214 555 0142', 'other', '0-1', '', '', gen_random_uuid(), 'JOB0-0000', now(), '')`,
  )
  const found = async (filter: Partial<Filter>) => {
    const { said, desk: here } = desk()
    const all = { which: 'all', limit: 50, format: 'json' } as const
    await list(here, { name: 'list', filter: { ...noFilter, ...filter }, ...all })
    return JSON.parse(said.printed)
      .map((each: { name: string }) => each.name)
      .sort()
  }
  expect(await found({ find: 'bell' })).toEqual(['Ann Bell'])
  expect(await found({ find: '0%' })).toEqual(['Bob 100%'])
  expect(await found({ find: 'ACME' })).toEqual(['Bob 100%'])
  for (const literal of ['y_1', '1\\2']) {
    expect(await found({ find: literal }), literal).toEqual(['Cy_1\\2'])
  }
  expect(await found({ find: 'n_B' })).toEqual([])
  expect(await found({ find: '014' })).toEqual([])
  expect(await found({ find: 'z@example' })).toEqual(['Zoë'])
  // However a phone or a Mac has typed it, then or now.
  for (const typed of ["o'brien", 'O‘Brien', 'd@bücher.com', '@bücher.com', 'bücher']) {
    expect(await found({ find: typed }), typed).toEqual(['Dan O’Brien'])
  }
  for (const typed of ['ren\u00e9', 'rene\u0301']) {
    expect(await found({ find: typed }), typed).toEqual(['Rene\u0301'])
  }
  for (const phone of ['2145550142', 'tel:+12145550142', '555–0142']) {
    expect(await found({ find: phone }), phone).toEqual(['Ann Bell', 'Jo'])
  }
  expect(await found({ service: 'Network' })).toEqual(['Ann Bell'])
  const yesterday = new Date(Date.now() - 86_400_000)
  expect(await found({ until: yesterday })).toEqual(['Bob 100%'])
  expect(await found({ since: then, until: yesterday })).toEqual(['Bob 100%'])
  expect(await found({ until: then })).toEqual([])
  expect(await found({ since: yesterday, find: 'example' })).toEqual([
    'Ann Bell',
    'Cy_1\\2',
    'Jo',
    'Rene\u0301',
    'Zoë',
  ])
})

test('a limited list says how many more leads match its filter', async () => {
  const [old] = [await storeLead(), await storeLead(), await storeLead()]
  await receivedHoursAgo(old, 3)
  const listed = async (limit: number) => {
    const { said, desk: here } = desk()
    const filter = { ...noFilter, since: new Date(Date.now() - 2 * 3_600_000) }
    await list(here, { name: 'list', filter, which: 'all', limit, format: 'text' })
    return said.printed
  }
  expect(await listed(1)).toMatch(/\n… and 1 more: --limit 2 shows all\.\n$/)
  expect(await listed(2)).not.toContain('more')
  // Beside JSON, not in it.
  const { said, desk: here } = desk()
  await list(here, { name: 'list', filter: noFilter, which: 'all', limit: 1, format: 'json' })
  expect(JSON.parse(said.printed)).toHaveLength(1)
  expect(said.notes).toBe('… and 2 more: --limit 3 shows all.\n')
})

test('a list that has more leads than may be asked for names the export instead of a limit', async () => {
  const rest = async (count: number) => {
    const { said, desk: here } = desk()
    const many = { raw: async () => ({ rows: [{ count }] }) } as unknown as typeof database
    const one = { which: 'all', limit: 1, format: 'json' } as const
    await list({ ...here, database: many }, { name: 'list', filter: noFilter, ...one })
    return said.notes
  }
  const all = `--limit ${MAX_LIMIT} shows all.`
  expect(await rest(MAX_LIMIT)).toBe(`… and ${MAX_LIMIT - 1} more: ${all}\n`)
  const exported = 'npm run --silent leads -- export --csv has them all.'
  expect(await rest(MAX_LIMIT + 1)).toBe(`… and ${MAX_LIMIT} more: ${exported}\n`)
})

test('a limited list of held leads counts only held ones', async () => {
  for (const isHeld of [true, true, false, false]) await storeLead('ann@example.com', isHeld)
  const { said, desk: here } = desk()
  const held = { which: 'quarantined', limit: 1, format: 'text' } as const
  await list(here, { name: 'list', filter: noFilter, ...held })
  expect(said.printed).toMatch(/\n… and 1 more: --limit 2 shows all\.\n$/)
})

test('show lists each attempt under its own message', async () => {
  const id = await storeLead()
  await storeMessage(id, { channel: "'team_email'", status: "'failed'" })
  await storeMessage(id, { channel: "'prospect_email'", status: "'failed'" })
  await store.sql(
    `insert into delivery_attempts (delivery_id, attempt, started_at, ended_at, outcome, error)
     select id, 1, now(), now(), 'failed', 'error of ' || channel from deliveries`,
  )
  const { said, desk: here } = desk()
  await show(here, { name: 'show', lead, format: 'json' })
  const [{ deliveries }] = JSON.parse(said.printed)
  const errors = deliveries.map((each: { channel: string; history: { error: string }[] }) => [
    each.channel,
    ...each.history.map(({ error }) => error),
  ])
  expect(errors).toEqual([
    ['team_email', 'error of team_email'],
    ['prospect_email', 'error of prospect_email'],
  ])
})

test('show tells the time of the client, and nothing where the row has ours in its place', async () => {
  const id = await storeLead()
  const [row] = await store.sql('select received_at as "receivedAt" from contact_submissions')
  const told = async (createdAt: string) => {
    await store.sql('update contact_submissions set created_at = $2 where submission_id = $1', [
      id,
      createdAt,
    ])
    const { said, desk: here } = desk()
    await show(here, { name: 'show', lead, format: 'text' })
    return /client time +(.*)/.exec(said.printed)?.[1]
  }
  expect(await told('2026-01-15T14:00:00Z')).toBe('2026-01-15T14:00:00Z')
  expect(await told(row?.receivedAt.toISOString())).toBeUndefined()
})

test('show tells whether the number of a consent is opted out now', async () => {
  const id = await storeLead()
  await store.sql(
    `insert into sms_consents (submission_id, phone, consented_at, wording_version, page, ip)
     values ($1, '+12145550163', now(), '1', '/contact', '192.0.2.1')`,
    [id],
  )
  await store.sql("insert into sms_opt_outs (phone, keyword) values ('+12145550163', 'STOP')")
  const optedOut = async () => {
    const { said, desk: here } = desk()
    await show(here, { name: 'show', lead, format: 'json' })
    return JSON.parse(said.printed)[0].consent.optedOutAt !== null
  }
  expect(await optedOut()).toBe(true)
  await store.sql('update sms_opt_outs set lifted_at = now()')
  expect(await optedOut()).toBe(false)
})

test('show finds the subscription of an address typed in another case', async () => {
  const id = await storeLead('Ann@Example.com')
  await store.sql(
    "insert into newsletter_subscribers (email, name, submission_id) values ('ann@example.com', 'Ann', $1)",
    [id],
  )
  const { said, desk: here } = desk()
  await show(here, { name: 'show', lead, format: 'text' })
  expect(said.printed).toMatch(/newsletter +subscribed, /)
})

test('a submission that is tried again is listed with the reason of its last attempt', async () => {
  const failing = { state: "'delayed'", failed_reason: "'error 23505'", added_at_ms: '1' }
  const receivedAt = '2026-01-15T14:00:00.000Z'
  await keepJob({ id: randomUUID(), reference: REFERENCE, receivedAt }, failing)
  expect((await reconciled()).printed).toMatch(/ job +unfinished +error 23505\n/)
  const { said, desk: here } = desk()
  await show(here, { name: 'show', lead, format: 'text' })
  expect(said.notes).toContain('not stored yet. The last attempt failed: error 23505')
  expect(said.printed).toContain(`  received        ${officeSecond(new Date(receivedAt))}\n`)
})

test('a lead that is on the queue only cannot command the terminal', async () => {
  const fields = { name: 'Ann\u001b[2J', message: 'Call\u001b[2J', 'x\u001b[2J': '1' }
  await keepJob({ id: randomUUID(), reference: REFERENCE, fields }, { state: "'failed'" })
  const { said, desk: here } = desk()
  await show(here, { name: 'show', lead, format: 'text' })
  expect(said.printed).not.toContain('\u001b')
  for (const part of ['Ann', 'Call', 'x']) expect(said.printed).toContain(`${part}\\u001b[2J`)
})

test('show names an unknown lead’s queue that could not be searched', async () => {
  const { said, desk: here } = desk({ REDIS_URL: 'redis://127.0.0.1:9' })
  expect(await show(here, { name: 'show', lead, format: 'text' })).toBe(1)
  expect(said.notes).toMatch(/There is no lead .+\nNot every queue was searched: .*Redis/)
})
