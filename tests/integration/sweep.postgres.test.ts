// What the sweep puts on the queue, tested against PostgreSQL itself.
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { connectDatabase } from '../../src/node/database/connect'
import { createLog } from '../../src/node/log'
import { recordHeartbeat } from '../../worker/deliveries/database-heartbeat'
import { startSweep } from '../../worker/deliveries/sweep'
import type { Wake } from '../../worker/deliveries/wake'
import type { Repeating } from '../../worker/repeat'
import { connectedDatabase } from '../support/database'

const store = await connectedDatabase(2)
const { database } = store

let sweep: Repeating | undefined
/** How many sweeps have begun, each with the statement that ends wrong waits. */
let rounds = 0
const countRounds = ({ sql }: { sql: string }) => {
  if (sql.includes('update deliveries set next_attempt_at')) rounds += 1
}
database.on('query', countRounds)

afterEach(async () => {
  await sweep?.stop()
  await store.sql('delete from deliveries')
  await store.sql('delete from database_pulse')
})

/** Inserts a delivery that has been due for three seconds. @param more columns with their SQL values */
async function addDueDelivery(more: Record<string, string> = {}): Promise<string> {
  const due = { channel: "'team_email'", next_attempt_at: "now() - interval '3 seconds'" }
  const columns = { submission_id: 'gen_random_uuid()', kind: "'contact'", ...due, ...more }
  const [row] = await store.sql(
    `insert into deliveries (${Object.keys(columns)}) values (${Object.values(columns)}) returning id`,
  )
  return row?.id
}

/** In milliseconds: a worker waits for 1,000 and 5,000. */
const EVERY = 50
const AGAIN = 500

/** Starts the sweep and returns the ids it wakes. @param takes whether the queue accepts what it is given */
function startRecordedSweep({ takes = true, again = AGAIN, on = database } = {}): string[] {
  const woken: string[] = []
  const wake: Wake = async ({ deliveryId }, { again: times = 0, overtakes } = {}) => {
    woken.push(
      `${deliveryId}${times > 0 ? ` again ${times}` : ''}${overtakes ? ' before others' : ''}`,
    )
    return takes
  }
  const log = createLog('test', 'silent')
  sweep = startSweep({ database: on, wake, log }, { every: EVERY, again })
  return woken
}

/** Waits until that many more rounds have begun. */
async function waitForRounds(count: number): Promise<void> {
  const wanted = rounds + count
  await expect.poll(() => rounds, { timeout: 5_000, interval: 5 }).toBeGreaterThanOrEqual(wanted)
}

test('the sweep queues each due delivery once, and new ones as they come due', async () => {
  const first = await addDueDelivery()
  const woken = startRecordedSweep({ again: 60_000 })
  await waitForRounds(2)
  const second = await addDueDelivery()
  await waitForRounds(2)
  expect(woken).toEqual([first, second])
})

test('the sweep queues an urgent mail once, and leaves messages of a newer release to it', async () => {
  await addDueDelivery({ kind: "'webinar'" })
  const id = await addDueDelivery({ urgent: 'true' })
  const woken = startRecordedSweep({ again: 60_000 })
  await waitForRounds(2)
  expect(woken).toEqual([id])
})

test('the sweep leaves a delivery that has just come due to its own job', async () => {
  await addDueDelivery({ next_attempt_at: 'now()' })
  const woken = startRecordedSweep()
  await waitForRounds(3)
  expect(woken).toEqual([])
  await expect.poll(() => woken.length, { timeout: 5_000 }).toBeGreaterThan(0)
})

test('the sweep queues the longest waiting delivery first', async () => {
  // With an index scan the rows come in order whether or not the query asks for it.
  const on = connectDatabase(`${store.url}?options=-c%20enable_indexscan%3Doff`, 1)
  on.on('query', countRounds)
  const [newer, oldest, newest] = [
    await addDueDelivery({ next_attempt_at: "now() - interval '1 minute'" }),
    await addDueDelivery({ next_attempt_at: "now() - interval '2 minutes'" }),
    await addDueDelivery(),
  ]
  const woken = startRecordedSweep({ again: 60_000, on })
  await waitForRounds(2)
  expect(woken).toEqual([oldest, newer, newest])
  await sweep?.stop()
  await on.destroy()
})

test('the sweep queues the team’s mail about an urgent request before a backlog that is older, whoever wrote them', async () => {
  // As written by hand, or by a release that does not know the column `urgent`.
  await store.sql(
    `insert into deliveries (submission_id, kind, channel, next_attempt_at)
     select gen_random_uuid(), 'contact', 'team_email', now() - make_interval(secs => 60 + number)
     from generate_series(1, 1200) number`,
  )
  const submission_id = randomUUID()
  await database('service_requests').insert({
    ...{ submission_id, kind: 'service-request', urgency: 'critical', reference: 'ABCD-EFGH' },
    ...{ name: 'Ann', email: 'ann@example.com', phone: '', company: '', service: 'cloud' },
    ...{ message: 'Down', created_at: '2026-03-02', received_at: database.fn.now() },
  })
  const of = { submission_id: `'${submission_id}'`, kind: "'service-request'" }
  const others = [
    await addDueDelivery({ ...of, channel: "'prospect_email'" }),
    await addDueDelivery({
      channel: "'prospect_sms'",
      next_attempt_at: "now() - interval '4 seconds'",
    }),
  ]
  const urgent = await addDueDelivery(of)
  const woken = startRecordedSweep({ again: 60_000 })
  await waitForRounds(2)
  expect(woken[0]).toBe(urgent)
  // A backlog of one channel keeps no other from the queue.
  expect(woken).toEqual(expect.arrayContaining(others))
  expect(woken).toHaveLength(503)
})

test('the sweep logs an outage of PostgreSQL and continues', async () => {
  const down = connectDatabase('postgres://127.0.0.1:9/none', 1)
  const log = createLog('test', 'silent')
  const warn = vi.spyOn(log, 'warn')
  sweep = startSweep(
    { database: down, wake: async () => true, log },
    { every: EVERY, again: AGAIN },
  )
  const said = () => warn.mock.calls.map(([fields]: unknown[]) => fields)
  await expect.poll(() => said().length, { timeout: 5_000 }).toBe(2)
  expect(said()).toMatchObject([{ part: 'PostgreSQL' }, { part: 'PostgreSQL' }])
  await down.destroy()
})

test('the sweep queues a delivery again if nothing has come of it after a while', async () => {
  const id = await addDueDelivery()
  const since = performance.now()
  const woken = startRecordedSweep()
  // A third time follows as soon.
  await expect.poll(() => woken.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(2)
  expect(new Set(woken)).toEqual(new Set([id]))
  expect(performance.now() - since).toBeGreaterThan(AGAIN)
})

test('the sweep replaces a job that has been stuck for minutes', async () => {
  const id = await addDueDelivery({ next_attempt_at: "now() - interval '11 minutes'" })
  const woken = startRecordedSweep({ again: 60_000 })
  await waitForRounds(2)
  expect(woken).toEqual([`${id} again 2`])
})

test('of texts that have waited for minutes, the sweep sends one per round before others', async () => {
  const since = (minutes: number) => ({
    channel: "'prospect_sms'",
    next_attempt_at: `now() - interval '${minutes} minutes'`,
  })
  const second = await addDueDelivery(since(6))
  const first = await addDueDelivery(since(7))
  await addDueDelivery(since(4))
  await addDueDelivery({ next_attempt_at: "now() - interval '8 minutes'" })
  const woken = startRecordedSweep({ again: 60_000 })
  await waitForRounds(4)
  const texts = woken.filter((line) => [first, second].some((id) => line.startsWith(id)))
  expect(texts).toEqual([
    `${first} again 1 before others`,
    // In the first round it is queued as usual.
    `${second} again 1`,
    `${second} again 1 before others`,
  ])
})

test('the sweep ends waits that only a clock of PostgreSQL that was ahead can have written', async () => {
  const due = (interval: string, more = {}) =>
    addDueDelivery({ next_attempt_at: `now() + interval '${interval}'`, ...more })
  const text = { channel: "'prospect_sms'" }
  const wrong = [await due('41 minutes'), await due('18 hours', text)]
  await due('33 minutes')
  await due('16 hours', text)
  const woken = startRecordedSweep({ again: 60_000 })
  await expect.poll(() => woken.length, { timeout: 5_000 }).toBe(2)
  await waitForRounds(2)
  expect(woken.toSorted()).toEqual(wrong.toSorted())
})

test('the sweep queues a text of unknown outcome that is to be looked up', async () => {
  const id = await addDueDelivery({ status: "'unknown'" })
  const woken = startRecordedSweep({ again: 60_000 })
  await waitForRounds(2)
  expect(woken).toEqual([id])
})

test('the sweep offers a delivery again every round until the queue accepts it', async () => {
  const id = await addDueDelivery()
  const woken = startRecordedSweep({ takes: false })
  await waitForRounds(4)
  expect(woken.slice(0, 3)).toEqual([id, id, id])
})

test('the sweep offers a text that has waited for minutes before others until the queue accepts it', async () => {
  const id = await addDueDelivery({
    channel: "'prospect_sms'",
    next_attempt_at: "now() - interval '6 minutes'",
  })
  const woken = startRecordedSweep({ takes: false, again: 60_000 })
  await waitForRounds(4)
  const [offer, usual] = [`${id} again 1 before others`, `${id} again 1`]
  expect(woken.slice(0, 4)).toEqual([offer, usual, offer, usual])
})

test('the sweep leaves a lease that expired during an outage to its owner until it could be renewed', async () => {
  const id = await addDueDelivery({
    status: "'sending'",
    lease_until: "now() - interval '1 second'",
  })
  await recordHeartbeat(database)
  const woken = startRecordedSweep()
  await waitForRounds(3)
  expect(woken).toEqual([])
  await store.sql("update database_pulse set beating_since = now() - interval '5 seconds'")
  await expect.poll(() => woken).toEqual([id])
})
