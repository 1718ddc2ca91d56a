import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recentDeliveriesCounter } from '../../../server/metrics/recent-deliveries'
import { createServerMetrics } from '../../../server/metrics/server-metrics'
import { dismiss } from '../../../worker/leads/commands/dismiss'
import { failed } from '../../../worker/leads/commands/failed'
import { list } from '../../../worker/leads/commands/list'
import { release } from '../../../worker/leads/commands/release'
import { retry } from '../../../worker/leads/commands/retry'
import { show } from '../../../worker/leads/commands/show'
import { noFilter } from '../../support/no-filter'
import { lead, REFERENCE } from './leads-on'
import { openDesk } from './open-desk'

const { desk, reconciled, storeLead, storeMessage, states, during, store } = await openDesk()

test('release of a reference that two leads have releases the one that is held', async () => {
  const [sent, held] = [await storeLead('a@example.com'), await storeLead('b@example.com', true)]
  const withheld = { status: "'suppressed'", last_error: "'quarantined'" }
  await storeMessage(sent, { channel: "'team_email'", status: "'failed'" })
  await storeMessage(held, { channel: "'team_email'", ...withheld })
  const { said, desk: here } = desk()
  expect(await release(here, [lead])).toBe(0)
  expect(said.printed).toBe(`${REFERENCE}: released; its messages are being sent\n`)
  expect((await states()).sort()).toEqual(['failed', 'pending'])
})

test('release of an ambiguous reference lists the submission IDs and releases nothing', async () => {
  const ids = [await storeLead('a@example.com', true), await storeLead('b@example.com', true)]
  for (const id of ids)
    await storeMessage(id, { status: "'suppressed'", last_error: "'quarantined'" })
  const { said, desk: here } = desk()
  expect(await release(here, [lead])).toBe(1)
  expect(ids.every((id) => said.notes.includes(id))).toBe(true)
  expect(await states()).toEqual(['suppressed', 'suppressed'])
})

test('release of an unknown reference fails', async () => {
  const { said, desk: here } = desk()
  expect(await release(here, [lead])).toBe(1)
  expect(said.notes).toContain(`There is no lead ${REFERENCE}`)
})

test('release reports a quarantined lead without messages, and leaves it quarantined', async () => {
  await storeLead('ann@example.com', true)
  const { said, desk: here } = desk()
  expect(await release(here, [lead])).toBe(1)
  expect(said.notes).toContain('has no messages to release. See: npm run leads -- reconcile')
  expect(await store.sql('select quarantined from contact_submissions')).toEqual([
    { quarantined: true },
  ])
})

test('release is repeated when PostgreSQL aborts it in a deadlock', async () => {
  const id = await storeLead('ann@example.com', true)
  await storeMessage(id, { status: "'suppressed'", last_error: "'quarantined'" })
  await store.sql('create sequence tries')
  const once = "if nextval('tries') = 1 then raise exception using errcode = '40P01'; end if"
  await during('update on contact_submissions', once, async () => {
    const { desk: here } = desk()
    expect(await release(here, [lead])).toBe(0)
  })
  await store.sql('drop sequence tries')
})

test('what a person dismisses is off the lists until it changes, and nothing is sent or deleted', async () => {
  const held = await storeLead('held@example.com', true)
  const withheld = { status: "'suppressed'", last_error: "'quarantined'" }
  await storeMessage(held, { channel: "'team_email'", ...withheld })
  // Nobody has to deal with this one.
  await storeMessage(held, { status: "'suppressed'", last_error: "'opted out'" })
  const failing = await storeLead('failing@example.com')
  // By a clock of PostgreSQL that was ahead.
  const ahead = { status: "'failed'", updated_at: "now() + interval '2 hours'" }
  await storeMessage(failing, { channel: "'prospect_email'", ...ahead })
  await storeMessage(failing, { channel: "'team_email'", status: "'failed'" })
  await storeMessage(failing, { status: "'unknown'" })
  const listed = async () => {
    const [one, two] = [desk(), desk()]
    await failed(one.desk, { name: 'failed', format: 'json' })
    const held = { which: 'quarantined', limit: 50, format: 'json' } as const
    await list(two.desk, { name: 'list', filter: noFilter, ...held })
    const all = [...JSON.parse(one.said.printed), ...JSON.parse(two.said.printed)]
    return all.map(({ channel, quarantined }) => channel ?? (quarantined && 'held'))
  }
  // The team's first: anybody can make mails to invented addresses fail.
  expect(await listed()).toEqual(['team_email', 'prospect_email', 'prospect_sms', 'held'])

  const { said, desk: here } = desk()
  const unknown = { by: 'reference', value: '0000-0000' } as const
  const named = (value: string) => ({ by: 'submission_id', value }) as const
  expect(await dismiss(here, [unknown, lead, named(held), named(failing)])).toBe(1)
  expect(said.notes).toMatch(/There is no lead 0000-0000.*\n.*matches 2 leads/)
  expect(said.printed).toBe(
    `${held}: dismissed: held for review\n${failing}: dismissed: prospect_email (failed), prospect_sms (unknown), team_email (failed)\n`,
  )
  expect(await listed()).toEqual([])
  const again = desk()
  expect(await dismiss(again.desk, [named(held)])).toBe(0)
  expect(again.said.printed).toBe(`${held}: nothing to dismiss\n`)
  const dismissals = async () => {
    const { said: shown, desk: there } = desk()
    await show(there, { name: 'show', lead, format: 'text' })
    return shown.printed.match(/dismissed {2}/g)?.length
  }
  expect(await dismissals()).toBe(4)

  const all = desk()
  await retry(all.desk, { name: 'retry', what: 'all failed', since: null })
  expect(all.said.notes).toBe('')
  expect(await states()).not.toContain('pending')
  await retry(desk().desk, { name: 'retry', what: lead, unknownSms: 'leave' })
  await store.sql(
    "update deliveries set status = 'failed', updated_at = clock_timestamp() where status = 'pending'",
  )
  expect(await listed()).toEqual(['team_email'])
  expect(await dismissals()).toBe(3)
})

test('messages of a lead without any are planned by retry, and declared needless by dismiss', async () => {
  const planned = async (id: string) =>
    store.sql(
      'select channel, status, last_error as reason from deliveries where submission_id = $1 order by channel',
      [id],
    )
  const named = (value: string) => ({ by: 'submission_id', value }) as const
  const [wanted, needless, held, spam] = [
    await storeLead('wanted@example.com'),
    await storeLead('needless@example.com'),
    await storeLead('held@example.com', true),
    await storeLead('spam@example.com', true),
  ]
  const { printed, notes } = await reconciled()
  expect(printed).toMatch(/ row +no messages planned +retry or dismiss\n/)
  expect(notes).toBe('4 open for more than 10 minutes.\n')
  const { said, desk: here } = desk()
  const again = (id: string) => retry(here, { name: 'retry', what: named(id), unknownSms: 'leave' })
  for (const id of [wanted, held]) expect(await again(id)).toBe(0)
  expect(await dismiss(here, [named(needless), named(spam)])).toBe(0)
  expect(said.printed).toBe(
    [
      `${wanted}: its messages are planned\n`,
      `${held}: its messages are planned\n`,
      `${needless}: dismissed: needs no messages\n`,
      `${spam}: dismissed: held for review\n`,
    ].join(''),
  )
  const both = (state: object) => [
    { channel: 'prospect_email', ...state },
    { channel: 'team_email', ...state },
  ]
  expect(await planned(wanted)).toEqual(both({ status: 'pending', reason: null }))
  expect(await planned(needless)).toEqual(both({ status: 'suppressed', reason: 'not needed' }))
  const withheld = both({ status: 'suppressed', reason: 'quarantined' })
  for (const id of [held, spam]) expect(await planned(id)).toEqual(withheld)
  // A lead that needs no messages is not held as spam.
  const metrics = createServerMetrics()
  await recentDeliveriesCounter(metrics.recentDeliveries, store.database)()
  expect(await metrics.registry.metrics()).toContain(
    'deliveries_last_hour{channel="team_email",outcome="suppressed"} 2\n',
  )
  const counted = await reconciled()
  expect(counted.code).toBe(0)
  expect(counted.printed).toContain('\nquarantined            2, of these dismissed 1\n')
  expect(await release(here, [named(held)])).toBe(0)
  expect(await planned(held)).toEqual(both({ status: 'pending', reason: null }))
  await again(wanted)
  expect(said.printed).toContain(
    `${wanted}: nothing to retry (prospect_email pending, team_email pending)\n`,
  )
  // Dismissed in error.
  await again(needless)
  expect(await planned(needless)).toEqual(both({ status: 'pending', reason: null }))
})

test('a lead of a kind that this release does not know can be dismissed, and is neither retried nor released', async () => {
  const consulting = async (reference: string, quarantined: boolean, state: string | null) => {
    const id = randomUUID()
    await store.sql(
      `insert into service_requests (kind, name, email, phone, company, service, urgency, message, created_at,
         submission_id, reference, received_at, quarantined)
       values ('consulting', 'Ann', 'ann@example.com', '', '', '', '', '', '', $1, $2, now(), $3)`,
      [id, reference, quarantined],
    )
    const channel = "'team_email'"
    if (state) await storeMessage(id, { kind: "'consulting'", channel, status: `'${state}'` })
    return { by: 'reference', value: reference } as const
  }
  const failing = await consulting('AAAA-0001', false, 'failed')
  const held = await consulting('AAAA-0002', true, 'suppressed')
  const imported = await consulting('AAAA-0003', false, null)
  await store.sql("update deliveries set last_error = 'quarantined' where status = 'suppressed'")
  const remedy =
    'Run the release that does, or correct the kind in the table deliveries and, if the lead is there, in service_requests'
  const unknown = (reference: string) =>
    `${reference} is of the kind consulting, which this release does not know. ${remedy}\n`

  const retried = desk()
  const command = { name: 'retry', what: failing, unknownSms: 'leave' } as const
  await expect(retry(retried.desk, command)).rejects.toThrow(unknown('AAAA-0001').trim())
  // Nor if only the kind of the lead has been corrected: no worker would send the message.
  const correct = 'update service_requests set kind = $1 where reference = $2'
  await store.sql(correct, ['consultation', 'AAAA-0001'])
  expect(await retry(retried.desk, command)).toBe(0)
  await store.sql(correct, ['consulting', 'AAAA-0001'])
  expect(await retry(retried.desk, { name: 'retry', what: 'all failed', since: null })).toBe(0)
  expect(retried.said.printed).toBe(
    'AAAA-0001: nothing to retry (team_email failed)\nRetried: messages 0, submissions 0\n',
  )
  expect(retried.said.notes).toBe(
    `Messages of a kind that this release does not know: 1. ${remedy}\n`.repeat(2),
  )
  const { said, desk: here } = desk()
  expect(await release(here, [held, held])).toBe(1)
  expect(said.notes).toBe(unknown('AAAA-0002').repeat(2))
  expect((await states()).sort()).toEqual(['failed', 'suppressed'])

  const { said: dismissed, desk: there } = desk()
  expect(await dismiss(there, [imported, failing, held])).toBe(1)
  expect(dismissed.notes).toBe(unknown('AAAA-0003'))
  expect(dismissed.printed).toBe(
    'AAAA-0001: dismissed: team_email (failed)\nAAAA-0002: dismissed: held for review\n',
  )
  const again = desk()
  expect(await dismiss(again.desk, [failing])).toBe(0)
  expect(again.said.printed).toBe('AAAA-0001: nothing to dismiss\n')
  await retry(again.desk, { name: 'retry', what: 'all failed', since: null })
  expect(again.said.notes).toBe('')
})
