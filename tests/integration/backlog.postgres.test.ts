// What statements about a few messages read while thousands of them wait, with the statistics of a quiet moment: the
// planner then believes that no message is open.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../src/node/database/connect'
import { optOut } from '../../src/node/database/sms-opt-outs'
import { Outages } from '../../worker/deliveries/outages'
import type { Senders } from '../../worker/deliveries/senders'
import { startSweep } from '../../worker/deliveries/sweep'
import type { Wake } from '../../worker/deliveries/wake'
import { watchProviders } from '../../worker/deliveries/watch-providers'
import { createRefusals } from '../../worker/mail/smtp/refusals'
import type { Repeating } from '../../worker/repeat'
import { planDeliveries } from '../../worker/submissions/plan-deliveries'
import type { PlanInput } from '../../worker/submissions/plan-input'
import { contact } from '../support/contact'
import { connectedDatabase } from '../support/database'
import { quietLog as log } from '../support/quiet-log'
import { rowsRead } from '../support/rows-read'
import { waitFor } from '../support/wait-for'

const BACKLOG = 2_000
const PHONE = '+12145550123'

const store = await connectedDatabase(1)
const submissionId = randomUUID()

beforeAll(async () => {
  const add = (status: string) =>
    store.sql(
      `insert into deliveries (submission_id, kind, channel, status, recipient)
       select gen_random_uuid(), 'contact', 'prospect_sms', $2, '+1972' || number
       from generate_series(1, $1::int) number`,
      [BACKLOG, status],
    )
  await store.sql('alter table deliveries set (autovacuum_enabled = off)')
  await add('sent')
  await store.sql('vacuum analyze deliveries')
  await add('pending')
  await store.sql(
    `insert into deliveries (submission_id, kind, channel, recipient)
     values ($1, 'contact', 'prospect_email', 'ann@example.com'), ($1, 'contact', 'prospect_sms', $2)`,
    [submissionId, PHONE],
  )
  await store.sql("insert into provider_outages (family, next_probe_at) values ('sms', now())")
  await addTeamMails(5_000, 'contact', '1 minute')
  await addTeamMails(1, 'service-request', '3 seconds')
  await store.sql(
    `insert into service_requests (submission_id, kind, urgency, reference, name, email, phone, company, service,
       message, created_at, received_at)
     select submission_id, kind, 'critical', 'ABCD-EFGH', 'Ann', 'ann@example.com', '', '', 'cloud', 'Down',
       '2026-03-02', now() from deliveries where kind = 'service-request'`,
  )
})

/** Adds mails that are due while their server is down. */
const addTeamMails = (count: number, kind: string, before: string) =>
  store.sql(
    `insert into deliveries (submission_id, kind, channel, waits_for_provider, urgent, created_at, next_attempt_at)
     select gen_random_uuid(), $2, 'team_email', true, $2 = 'service-request', now() - $3::interval, now() - $3::interval
     from generate_series(1, $1::int)`,
    [count, kind, before],
  )

/** What `work` reads of the messages; the transaction is rolled back. */
async function readBy(work: (transaction: Transaction) => Promise<unknown>): Promise<number> {
  const transaction = await store.database.transaction()
  const read = await rowsRead(transaction, 'deliveries', () => work(transaction))
  await transaction.rollback()
  return read
}

test('parking a message reads only that message', async () => {
  const [row] = await store.sql('select id from deliveries where recipient = $1', [PHONE])
  const read = await readBy(async (transaction) => {
    await new Outages(transaction, createRefusals()).park(row?.id, 'sms')
    const parked = await transaction('deliveries').where({ id: row?.id }).select()
    expect(parked[0]).toMatchObject({ waits_for_provider: true })
  })
  expect(read).toBeLessThan(10)
})

test('planning a submission again reads only its own messages', async () => {
  const receivedAt = new Date().toISOString()
  const lead: PlanInput = { ...contact(), id: submissionId, kind: 'contact', receivedAt }
  const read = await readBy(async (transaction) => {
    const env = { AUTO_MAIL_PER_ADDRESS: 0, SMS_COUNTRIES: [] }
    const [planned] = await planDeliveries(transaction, [{ lead, withheld: false }], env)
    expect(planned?.due).toHaveLength(3)
  })
  expect(read).toBeLessThan(10)
})

test('an opt-out reads only the messages to its number', async () => {
  const read = await readBy(async (transaction) => {
    await optOut(transaction, { phone: PHONE, keyword: 'STOP' })
    const rows = await transaction('deliveries').where({ recipient: PHONE }).select('status')
    expect(rows).toEqual([{ status: 'suppressed' }])
  })
  expect(read).toBeLessThan(10)
})

/** What `start` reads to wake the urgent mail among its first ones. */
function readToWake(start: (deps: { database: Transaction; wake: Wake }) => Repeating) {
  return readBy(async (transaction) => {
    const woken: boolean[] = []
    const wake: Wake = async ({ urgent }) => woken.push(urgent) > 0
    const running = start({ database: transaction, wake })
    await waitFor(() => woken.length > 0)
    await running.stop()
    expect(woken.slice(0, 3)).toContain(true)
  })
}

test('the sweep reads a batch of each channel, and an urgent message behind them', async () => {
  const pace = { every: 60_000, again: 60_000 }
  expect(await readToWake((deps) => startSweep({ ...deps, log }, pace))).toBeLessThan(1_100)
})

test('the probe of a provider reads a few of the oldest messages, and an urgent one behind them', async () => {
  const mail = { probe: async () => undefined }
  const sms = { probe: () => new Promise(() => undefined) }
  const senders = { mail, sms } as unknown as Senders
  const read = await readToWake((deps) =>
    watchProviders({
      ...deps,
      log,
      senders,
      outages: new Outages(deps.database, createRefusals()),
    }),
  )
  expect(read).toBeLessThan(100)
})
