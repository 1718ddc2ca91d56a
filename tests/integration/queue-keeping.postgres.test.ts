// How the product's queues retain their jobs, tested against PostgreSQL itself.
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queueNames } from '../../src/contract/submission'
import { type BackendQueue, type Handler, PermanentError } from '../../src/node/queue/backend'
import { postgresBackend } from '../../src/node/queue/postgres-backend'
import { deliveryRules, submissionRules } from '../../src/node/queue/queue-rules'
import { noTracing } from '../../src/node/tracing/tracing'
import { causeOf } from '../../worker/error-class'
import { freshDatabase, type TestDatabase } from '../support/database'
import { startProxy } from '../support/proxy'
import { type Row, sqlOnceOn } from '../support/query'
import { queueOn } from '../support/queue'
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

const jobNamed = async (id: string) =>
  (await store.sql('select * from bullmq.job where id = $1', [id]))[0]

/** Processes the queue of submissions until all jobs are finished. */
async function processJobs(handler: Handler): Promise<void> {
  const options = { concurrency: 1, retryDelay: () => 1, isOutage: () => false, causeOf }
  const consumer = await backend().consume(queueNames.submissions, handler, options)
  await waitFor(async () => (await submissions.depth()).unfinished === 0)
  await consumer.close()
}

/** What a setting of PostgreSQL's is while a job is added to each of the two queues. */
async function whenAdding(setting: string, id: string): Promise<Row[]> {
  await store.sql('create table noted (queue text, setting text)')
  await store.sql(`create function note() returns trigger language plpgsql as $$ begin
    insert into public.noted values (new.queue, current_setting('${setting}')); return null;
    end $$`)
  await store.sql(
    'create trigger note after insert on bullmq.job for each row execute function note()',
  )
  await submissions.add(jobs(`s-${id}`))
  await deliveries.add(jobs(`d-${id}`))
  await store.sql('drop function note cascade')
  const noted = await store.sql('select * from noted')
  await store.sql('drop table noted')
  return noted
}

test('a submission is flushed to disk when added, a delivery’s job need not be', async () => {
  expect(await whenAdding('synchronous_commit', '1')).toEqual([
    { queue: queueNames.submissions, setting: 'on' },
    { queue: queueNames.deliveries, setting: 'off' },
  ])
})

test('PostgreSQL ends a statement of a queue that takes too long, and knows its sessions by name', async () => {
  const settings = async (name: string) =>
    (await whenAdding(name, name)).map(({ setting }) => setting)
  expect(await settings('statement_timeout')).toEqual(['5s', '5s'])
  // By which the runbook finds who is in the way.
  expect(await settings('application_name')).toEqual(['website-queue', 'website-queue'])
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

test('of an error that is retried, a job keeps the cause and not the message, which may quote input', async () => {
  await submissions.add(jobs('fails-once'))
  const reasons: unknown[] = []
  await processJobs(async ({ id }) => {
    reasons.push((await jobNamed(id))?.failed_reason ?? null)
    if (reasons.length === 1) throw Object.assign(new Error('typed by Ann'), { code: '23505' })
  })
  expect(reasons).toEqual([null, 'Error 23505'])
})

test('a job that another producer added with its own options is counted, and retried like ours', async () => {
  const place = { databaseUrl: store.url, redisUrl: undefined }
  await queueOn(place, queueNames.submissions, async (queue) => {
    await queue.add('job', {}, { jobId: 'default' })
    await queue.add('job', {}, { jobId: 'finite', attempts: 2, backoff: 1, priority: 3 })
  })
  expect((await submissions.depth()).unfinished).toBe(2)
  const tries: Record<string, number> = {}
  await processJobs(async ({ id }) => {
    tries[id] = (tries[id] ?? 0) + 1
    if (tries[id] < 4) throw new Error('not yet')
  })
  expect(tries).toEqual({ default: 4, finite: 4 })
})

test('the age of the oldest job is that of the first one in any state', async () => {
  const queue = await backend().open('aged', submissionRules)
  const age = async () => Math.floor((await queue.depth()).oldestAgeSeconds / 10) * 10
  const change = (id: string, columns: string) =>
    store.sql(`update bullmq.job set ${columns} where id = $1`, [id])
  await queue.add(jobs('old'))
  await queue.add(jobs('new'))
  await deliveries.add(jobs('elsewhere'))
  await change('old', 'added_at_ms = added_at_ms - 60000')
  await change('elsewhere', 'added_at_ms = added_at_ms - 120000')
  expect(await age()).toBe(60)
  await change('old', "state = 'active'")
  expect(await age()).toBe(60)
  await change('old', "state = 'delayed', process_at_ms = 1")
  expect(await age()).toBe(60)
  await change('new', "state = 'delayed', process_at_ms = 2")
  expect(await age()).toBe(60)
  await change('new', "state = 'waiting', process_at_ms = null")
  await change('old', "state = 'waiting', priority = 1")
  expect(await age()).toBe(60)
  await queue.close()
})

test('the depth of a queue is read without reading its finished jobs', async () => {
  const { url } = await freshDatabase()
  const sql = sqlOnceOn(url)
  const open = () =>
    postgresBackend(url, { log: quietLog, tracing: noTracing }).open('day', submissionRules)
  const adding = await open()
  await adding.add(jobs(...Array.from({ length: 2_000 }, (_, index) => `done-${index}`)))
  await sql("update bullmq.job set state = 'completed', finished_at_ms = added_at_ms")
  await adding.add(jobs('waiting', 'delayed', 'active', 'failed'))
  await sql("update bullmq.job set state = id::bullmq.job_state where id !~ '^done'")
  await adding.close()
  await sql('vacuum analyze bullmq.job')

  /** Rows and index entries: a connection reports them when it is closed. */
  const read = async () => {
    const others = `select from pg_stat_activity where datname = current_database()
      and backend_type = 'client backend' and pid <> pg_backend_pid()`
    await waitFor(async () => (await sql(others)).length === 0)
    const [row] = await sql(`select (
        select seq_tup_read from pg_stat_all_tables where relid = 'bullmq.job'::regclass
      ) + (
        select sum(idx_tup_read) from pg_stat_all_indexes where relid = 'bullmq.job'::regclass
      ) as sum`)
    return Number(row?.sum)
  }
  const before = await read()
  const queue = await open()
  expect(await queue.depth()).toMatchObject({ unfinished: 3, failed: 1 })
  await queue.close()
  expect((await read()) - before).toBeLessThan(20)
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
  await submissions.removeExpired()
  const [failed, completed] = [await jobIdsIn('failed'), await jobIdsIn('completed')]
  expect(failed.filter((id) => id.startsWith('failed-'))).toEqual(['failed-29'])
  expect(completed.filter((id) => id.startsWith('done-'))).toEqual(['done-23'])
})

/** A queue with a consumer in a database of its own, and the ids of the jobs that the consumer has processed. */
async function consumed() {
  const { url, sql } = await freshDatabase()
  const own = postgresBackend(url, { log: quietLog, tracing: noTracing })
  const queue = await own.open('own', submissionRules)
  const done: string[] = []
  const options = { concurrency: 1, retryDelay: () => 1, isOutage: () => false, causeOf: String }
  const consumer = await own.consume('own', async ({ id }) => void done.push(id), options)
  const addForTomorrow = (jobId: string) =>
    queueOn({ databaseUrl: url, redisUrl: undefined }, 'own', (other) =>
      other.add('job', {}, { jobId, delay: 86_400_000 }),
    )
  const close = () => Promise.all([consumer.close(), queue.close()])
  return { addForTomorrow, sql, done, close }
}

test.concurrent('a check for dead workers that is dated in the future is not waited for', async () => {
  const { addForTomorrow, sql, done, close } = await consumed()
  await addForTomorrow('dead')
  const checked = "select value from bullmq.meta where field = 'stalled-check'"
  await waitFor(async () => (await sql(checked)).length > 0)
  const tomorrow = String(Date.now() + 86_400_000)
  await sql("update bullmq.meta set value = $1 where field = 'stalled-check'", [tomorrow])
  await sql("update bullmq.job set state = 'active', lock_token = 'dead', locked_until_ms = 1")
  await waitFor(() => done.includes('dead'), { timeoutMs: 40_000 })
  await close()
})

test('a look for such a check while PostgreSQL is away does not end the worker', async () => {
  const { url } = await freshDatabase()
  const wire = await startProxy(url)
  const away = postgresBackend(wire.through, { log: quietLog, tracing: noTracing })
  const options = { concurrency: 1, retryDelay: () => 1, isOutage: () => false, causeOf: String }
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const consumer = await away.consume('away', async () => undefined, options)
    await wire.cut()
    vi.advanceTimersByTime(5_000)
    await sleep(100)
    expect(unhandled).not.toHaveBeenCalled()
    await wire.mend()
    await consumer.close()
  } finally {
    vi.useRealTimers()
    process.off('unhandledRejection', unhandled)
  }
})

test.concurrent('a job whose workers died again and again is not given up', async () => {
  const { addForTomorrow, sql, done, close } = await consumed()
  await addForTomorrow('unlucky')
  await sql(`update bullmq.job set state = 'active', lock_token = 'dead', locked_until_ms = 1,
    stalled_count = 20`)
  await waitFor(() => done.includes('unlucky'), { timeoutMs: 40_000 })
  await close()
})

test.concurrent('a job that no notification announced is found within seconds', async () => {
  const { addForTomorrow, sql, done, close } = await consumed()
  await addForTomorrow('unannounced')
  // After its connection for notifications has failed, a worker waits as long as it may.
  await sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()",
  )
  await sleep(1_000)
  await sql("update bullmq.job set state = 'waiting', process_at_ms = null")
  await waitFor(() => done.includes('unannounced'), { timeoutMs: 40_000 })
  await close()
})

const same = (data: Buffer) => data

/** Opens a queue through a pooler that changes the first message of each session, and what PostgreSQL answers. */
async function openThrough({ first = same, answer = same }) {
  const target = new URL(store.url)
  const server = createServer((near) => {
    const far = createConnection(Number(target.port), target.hostname)
    near.once('data', (start) => {
      far.write(first(start))
      near.pipe(far)
    })
    far.on('data', (data) => near.write(answer(data)))
    for (const socket of [near, far]) socket.on('error', () => near.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const { port } = server.address() as AddressInfo
  const url = Object.assign(new URL(store.url), { port: String(port) }).href
  const pooled = postgresBackend(url, { log: quietLog, tracing: noTracing })
  await pooled.open(queueNames.submissions, submissionRules).finally(() => server.close())
}

test('a pooler in between that ignores our session settings is refused at the start', async () => {
  await expect(openThrough({ first: withoutOptions })).rejects.toThrow(
    '(it ignores our session settings). Connect without a pooler',
  )
})

test('a pooler in between that never commits is refused at the start', async () => {
  // Ready for the next statement, and in a transaction: so Pgpool-II answers when it has begun one.
  const answer = (data: Buffer) =>
    Buffer.from(data.toString('latin1').replaceAll('Z\0\0\0\x05I', 'Z\0\0\0\x05T'), 'latin1')
  await expect(openThrough({ answer })).rejects.toThrow(
    '(what we write is not committed). Connect without a pooler such as Pgpool-II',
  )
})

test('a pooler in between that commits nothing that is written is refused at the start', async () => {
  const written = 'INSERT 0 0\0Z\0\0\0\x05'
  const answer = (data: Buffer) =>
    Buffer.from(data.toString('latin1').replace(`${written}I`, `${written}T`), 'latin1')
  await expect(openThrough({ answer })).rejects.toThrow('(what we write is not committed)')
})

test('a queue is opened on a standby, which may be promoted later', async () => {
  const { url, sql } = await freshDatabase()
  const name = new URL(url).pathname.slice(1)
  await sql(`alter database ${name} set default_transaction_read_only = on`)
  const standby = postgresBackend(url, { log: quietLog, tracing: noTracing })
  const queue = await standby.open('promoted', submissionRules)
  await expect(queue.probe({ likeAdd: false })).rejects.toMatchObject({ code: '25006' })
  await queue.close()
})

test('a queue without its tables is not opened, says what to run, and leaves no connection behind', async () => {
  const { url, sql } = await freshDatabase({ migrated: false })
  const empty = postgresBackend(url, { log: quietLog, tracing: noTracing })
  await expect(empty.open('none', submissionRules)).rejects.toThrow('Run: npm run migrate')
  const left = () =>
    sql(`select from pg_stat_activity
      where datname = current_database() and application_name = 'website-queue'`)
  // Sooner than a pool closes one that nobody uses.
  await expect.poll(left, { timeout: 5_000 }).toEqual([])
})

test('a PostgreSQL that accepts a connection and says nothing is given up within seconds', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const { port } = server.address() as AddressInfo
  const silent = postgresBackend(`postgres://u:p@127.0.0.1:${port}/d`, {
    log: quietLog,
    tracing: noTracing,
  })
  await expect(silent.open('silent', submissionRules)).rejects.toThrow('(no answer in time)')
  server.close()
}, 20_000)

test('a PostgreSQL that does not even say that it has ended a statement is given up', async () => {
  const wire = await startProxy(store.url)
  const gone = postgresBackend(wire.through, { log: quietLog, tracing: noTracing })
  const queue = await gone.open('gone', submissionRules)
  wire.freeze()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const found = expect(queue.find('any')).rejects.toThrow('Query read timeout')
    for (let second = 0; second < 10; second++) await vi.advanceTimersByTimeAsync(1_000)
    await found
  } finally {
    vi.useRealTimers()
    await wire.mend()
  }
  await queue.close()
}, 20_000)

/** A client's first message, its length before it, without the settings of the session. */
function withoutOptions(message: Buffer): Buffer {
  const rest = message
    .subarray(4)
    .toString('latin1')
    .replace(/options\0[^\0]*\0/, '')
  const length = Buffer.alloc(4)
  length.writeInt32BE(rest.length + 4)
  return Buffer.concat([length, Buffer.from(rest, 'latin1')])
}

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
    const options = { concurrency: 1, retryDelay: () => 1, isOutage: () => false, causeOf: String }
    const opening =
      how === 'open'
        ? breaking.open('broken', submissionRules)
        : breaking.consume('broken', async () => undefined, options)
    await expect(opening).rejects.toThrow('PostgreSQL does not answer')
    server.close()
  },
)
