// BullMQ on PostgreSQL: the queue when no Redis is configured, the standby when one is.
import {
  createPostgresBackend,
  type PgPool,
  SchemaMigrationRequiredError,
  withBackend,
} from 'bullmq'
import { connectionFailure } from '../database/connection-failure'
import { committingClientClass, requireWritable, WRITABLE } from '../database/pg-client'
import { pinnedSession } from '../database/pinned-session'
import { isReadOnly } from '../database/sql-state'
import { createJobFailureLogger, createOutageLogger, type Log } from '../log'
import { StartError } from '../start-error'
import type { Tracing } from '../tracing/tracing'
import type { QueueBackend } from './backend'
import { processor, STALLED_INTERVAL_MS, workerOptions, wrapQueue, wrapWorker } from './bullmq'
import { countPostgresJobs } from './count-postgres-jobs'

/**
 * Timeout that PostgreSQL itself applies to a statement of a queue, in milliseconds. A client that only stopped
 * waiting would leave its connection behind, busy, and open the next one, until PostgreSQL accepts no more.
 */
const STATEMENT_MS = 5_000
/** Query timeout of the client, in milliseconds: a PostgreSQL that does not report that either is gone. */
const QUERY_MS = STATEMENT_MS + 1_000
/**
 * The longest wait of an idle worker, in seconds, as on Redis. BullMQ's own limit of an hour relies on a
 * notification, and none comes for jobs that were added while PostgreSQL was out of connections.
 */
const MAX_BLOCK_S = 10

// Each queue and each worker has its own pool: these sizes are per queue name and process. With a pool of ten
// for the tables a worker opens at most 26 connections, so that three workers and a server stay below
// PostgreSQL's default of 100.
const PRODUCER_POOL = 3
const WORKER_POOL = 4

/**
 * BullMQ's bulk statement creates two temporary tables each time it runs. Measured: it costs PostgreSQL as much as
 * ten single adds, or twenty that do not wait for the disk.
 */
const BULK_FROM = { durable: 10, notDurable: 20 }

/**
 * For jobs that may be lost in a crash of PostgreSQL. A statement that wakes a worker holds a server-wide lock
 * until its commit is on disk: without the wait for the disk, it blocks no other.
 */
const NOT_DURABLE = '-c synchronous_commit=off'

interface Deps {
  log: Log
  tracing: Tracing
}

const connectionTo = (url: string, Client: unknown) => (max: number, durable: boolean) => ({
  ...pinnedSession(url, durable ? '' : NOT_DURABLE),
  Client,
  max,
  keepAlive: true,
  connectionTimeoutMillis: 2_000,
  statement_timeout: STATEMENT_MS,
  query_timeout: QUERY_MS,
  application_name: 'website-queue',
})

export function postgresBackend(databaseUrl: string, { log, tracing }: Deps): QueueBackend {
  const telemetry = tracing.bullmq ? { telemetry: tracing.bullmq } : {}
  const bound = withBackend(createPostgresBackend)
  const report = createOutageLogger(log, 'PostgreSQL')
  const Client = committingClientClass(report)
  const connection = connectionTo(databaseUrl, Client)
  return {
    name: 'postgres',
    report,
    async open(name, rules) {
      const queue = new bound.Queue(name, {
        connection: connection(PRODUCER_POOL, rules.durable),
        ...telemetry,
      })
      const { pool } = queue.backend.connection
      const bulkFrom = rules.durable ? BULK_FROM.durable : BULK_FROM.notDurable
      const count = () => countPostgresJobs(pool, name)
      const wrapped = wrapQueue(queue, { ...rules, bulkFrom, count }, report)
      await ready(queue, () => requireOwnSession(pool))
      const probeAndReport = ({ likeAdd }: { likeAdd: boolean }) =>
        probe(pool, likeAdd ? PROBE_LIKE_ADD : PROBE).catch((error: unknown) => {
          // With Redis in front, nothing else may ask PostgreSQL, and say why it rejects us.
          report(error)
          throw error
        })
      return { ...wrapped, probe: probeAndReport }
    },
    async consume(name, handler, options) {
      const worker = new bound.Worker(name, processor(handler, options), {
        connection: connection(WORKER_POOL, false),
        ...workerOptions(options),
        ...telemetry,
      })
      // For the connection that waits for notifications, which is none of the pool's.
      Object.assign(worker.backend.connection, { pgModule: { Client } })
      const wrapped = wrapWorker(worker, options, {
        down: report,
        outage: report,
        failed: createJobFailureLogger(log),
      })
      Object.defineProperty(worker.backend, 'maximumBlockTimeout', { value: MAX_BLOCK_S })
      await ready(worker)
      const stopForgetting = forgetFutureChecks(worker.backend.connection.pool, name)
      return {
        close() {
          stopForgetting()
          return wrapped.close()
        },
      }
    },
  }
}

/** Whether the search path of the session does not lead to BullMQ's functions, though we have set it. */
const IS_LOST = `to_regproc('add_job') is null as "isLost"`

/** Writes nothing. */
const NO_ROW =
  'insert into meta (queue, field, value) select $1::text, $1::text, $1::text where false'

/** Throws if a connection pooler in between ignores the search path, or does not commit what is written. */
async function requireOwnSession(pool: PgPool): Promise<void> {
  const { rows } = await pool.query<{ isLost: boolean }>(`select ${IS_LOST}`)
  if (rows[0]?.isLost) throw lostFunctions()
  // A standby may be promoted later.
  await pool.query(NO_ROW, ['']).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error
  })
}

function lostFunctions(): Error {
  // PostgreSQL's own code for a function that is not found.
  return Object.assign(new Error('the functions of the queue are not found'), { code: '42883' })
}

/** Writes one WAL record and no table. */
const PROBE = `
  select ${WRITABLE}, ${IS_LOST},
    pg_logical_emit_message(true, 'website', 'probe')`

/** Writes no row, and waits for the locks of an add: `vacuum full`, for example, would keep every add waiting. */
const PROBE_LIKE_ADD = `
  with no_job as (insert into job (queue) select '' where false),
    no_event as (insert into event (queue) select '' where false),
    no_meta as (insert into meta (queue) select '' where false)
  ${PROBE}`

async function probe(pool: PgPool, sql: string): Promise<void> {
  const { rows } = await pool.query<{ isWritable: boolean; isLost: boolean }>(sql)
  // PostgreSQL writes that record in read-only mode too.
  requireWritable(rows[0])
  if (rows[0]?.isLost) throw lostFunctions()
}

/**
 * BullMQ looks for jobs of dead workers once per interval, and keeps the time of the last look, by the clock of the
 * worker that did it. A clock that was ahead for a moment would put off the next look until that time has come: such
 * a time is deleted. Returns a function that ends this.
 */
function forgetFutureChecks(pool: PgPool, name: string): () => void {
  const sql =
    "delete from meta where queue = $1 and field = 'stalled-check' and value::bigint > $2::bigint"
  const forget = () => {
    // A PostgreSQL that is down is reported by the worker itself.
    pool.query(sql, [name, Date.now() + STALLED_INTERVAL_MS]).catch(() => undefined)
  }
  const timer = setInterval(forget, 2 * STALLED_INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

type Opened = Record<'waitUntilReady' | 'close', () => Promise<unknown>>

// BullMQ caches a failed first connection forever, so such a queue or worker must not be used.
async function ready(opened: Opened, check?: () => Promise<void>): Promise<void> {
  try {
    await opened.waitUntilReady()
    await check?.()
  } catch (error) {
    void opened.close().catch(() => undefined)
    throw error instanceof SchemaMigrationRequiredError
      ? new StartError(
          'The tables of the queue are missing or older than this release. Run: npm run migrate',
        )
      : connectionFailure(error)
  }
}
