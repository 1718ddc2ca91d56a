// How the product's queues retain their jobs, tested against PostgreSQL itself.
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueNames } from '../../src/contract/submission'
import { type BackendQueue, type Handler, PermanentError } from '../../src/node/queue/backend'
import { postgresBackend } from '../../src/node/queue/postgres-backend'
import { deliveryRules, submissionRules } from '../../src/node/queue/queue-rules'
import { noTracing } from '../../src/node/tracing/tracing'
import { freshDatabase, type TestDatabase } from '../support/database'
import { quietLog } from '../support/quiet-log'
import { waitFor } from '../support/wait-for'

let store: TestDatabase
let submissions: BackendQueue
let deliveries: BackendQueue
const backend = () => postgresBackend(store.url, { log: quietLog, tracing: noTracing })

beforeAll(async () => {
  store = await freshDatabase()
  submissions = await backend().open(queueNames.submissions, submissionRules)
  deliveries = await backend().open(queueNames.deliveries, deliveryRules)
})
afterAll(() => Promise.all([submissions.close(), deliveries.close()]))

const jobs = (...ids: string[]) => ids.map((id) => ({ id, data: {} }))
async function jobIdsIn(state: 'failed' | 'completed'): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of submissions.kept.list(state)) ids.push(id)
  return ids
}

/** Processes the queue of submissions until all jobs are finished. */
async function processJobs(handler: Handler): Promise<void> {
  const options = { concurrency: 1, retryDelay: () => 1, isOutage: () => false }
  const consumer = await backend().consume(queueNames.submissions, handler, options)
  await waitFor(async () => (await submissions.depth()).unfinished === 0)
  await consumer.close()
}

test('a submission is flushed to disk when added, a delivery’s job need not be', async () => {
  await store.sql('create table noted (queue text, setting text)')
  await store.sql(`create function note() returns trigger language plpgsql as $$ begin
    insert into public.noted values (new.queue, current_setting('synchronous_commit')); return null;
    end $$`)
  await store.sql(
    'create trigger note after insert on bullmq.job for each row execute function note()',
  )
  await submissions.add(jobs('s-1'))
  await deliveries.add(jobs('d-1'))
  await store.sql('drop function note cascade')
  expect(await store.sql('select * from noted')).toEqual([
    { queue: queueNames.submissions, setting: 'on' },
    { queue: queueNames.deliveries, setting: 'off' },
  ])
})

test('a failing job is retried until it succeeds, and a permanent failure is final', async () => {
  await submissions.add(jobs('fails-often', 'hopeless'))
  const tries: Record<string, number> = {}
  await processJobs(async ({ id }) => {
    tries[id] = (tries[id] ?? 0) + 1
    if (id === 'hopeless') throw new PermanentError('does not parse')
    if (id === 'fails-often' && tries[id] < 5) throw new Error('not yet')
  })
  expect(tries).toMatchObject({ 'fails-often': 5, hopeless: 1 })
  expect(await jobIdsIn('failed')).toEqual(['hopeless'])
})

test('failed jobs are kept for thirty days, completed ones for one', async () => {
  await submissions.add(jobs('failed-29', 'failed-31', 'done-23', 'done-25'))
  await processJobs(async ({ id }) => {
    if (id.startsWith('failed')) throw new PermanentError('for good')
  })
  await store.sql(
    `update bullmq.job set finished_at_ms = (extract(epoch from now() - case
       when id like 'failed-%' then make_interval(days => split_part(id, '-', 2)::int)
       else make_interval(hours => split_part(id, '-', 2)::int) end) * 1000)::bigint
     where id similar to '(failed|done)-%'`,
  )
  await submissions.tidy()
  const [failed, completed] = [await jobIdsIn('failed'), await jobIdsIn('completed')]
  expect(failed.filter((id) => id.startsWith('failed-'))).toEqual(['failed-29'])
  expect(completed.filter((id) => id.startsWith('done-'))).toEqual(['done-23'])
})

test.each(['open', 'consume'] as const)(
  'a connection lost at a queue’s first statement (%s) does not crash the program',
  async (how) => {
    const target = new URL(store.url)
    const server = createServer((near) => {
      const far = createConnection(Number(target.port), target.hostname)
      near.on('data', (data) => {
        // A statement is recognized by the first byte of its message: Query or Parse.
        if (/^[QP]$/.test(String.fromCharCode(data[0] ?? 0))) far.destroy()
        else far.write(data)
      })
      far.on('data', (data) => near.write(data))
      far.on('close', () => near.destroy())
      for (const socket of [near, far]) socket.on('error', () => undefined)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
    const { port } = server.address() as AddressInfo
    const url = Object.assign(new URL(store.url), { port: String(port) }).href
    const breaking = postgresBackend(url, { log: quietLog, tracing: noTracing })
    const options = { concurrency: 1, retryDelay: () => 1, isOutage: () => false }
    const opening =
      how === 'open'
        ? breaking.open('broken', submissionRules)
        : breaking.consume('broken', async () => undefined, options)
    await expect(opening).rejects.toThrow('PostgreSQL does not answer')
    server.close()
  },
)
