// What statements about one submission, message or number read while thousands of messages wait, with the statistics
// of a quiet moment: the planner then believes that no message is open.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../src/node/database/connect'
import { optOut } from '../../src/node/database/sms-opt-outs'
import { Outages } from '../../worker/deliveries/outages'
import { planDeliveries } from '../../worker/submissions/plan-deliveries'
import type { PlanInput } from '../../worker/submissions/plan-input'
import { contact } from '../support/contact'
import { connectedDatabase } from '../support/database'
import { rowsRead } from '../support/rows-read'

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
})

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
    await new Outages(transaction).park(row?.id, ['prospect_sms'])
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
