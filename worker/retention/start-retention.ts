// Once an hour, deletes expired data from the tables and the queues.

import { clockDifference } from '../../src/node/database/clock'
import type { Database } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { Log } from '../../src/node/log'
import type { JobQueue } from '../../src/node/queue/job-queue'
import type { WorkerMetrics } from '../metrics/worker-metrics'
import { type Repeating, repeat } from '../repeat'
import { tableNames } from '../submissions/tables'
import { deleteExpired } from './delete-expired'

const EVERY_MS = 60 * 60_000
/** With a larger difference between the two clocks, in seconds, one of them is wrong, and nothing is deleted by it. */
const MOST_S = 3_600
const CLOCKS_DIFFER =
  "PostgreSQL's clock differs from this machine's by more than an hour: no expired data is deleted until both agree"
const NOT_DELETED = 'expired data not deleted; retrying in an hour'

interface Deps {
  env: Pick<Env, 'RETENTION_DAYS'>
  database: Database
  submissions: JobQueue
  log: Log
  metrics: WorkerMetrics
}

export function startRetention(deps: Deps): Repeating {
  const round = async (stopping: AbortSignal) => {
    const seconds = await clockDifference(deps.database)
    if (Math.abs(seconds) > MOST_S) {
      deps.log.warn({ seconds }, CLOCKS_DIFFER)
      return
    }
    // BullMQ removes old jobs only when another job finishes; on a standby that may be never.
    await deps.submissions.removeExpired()
    const { RETENTION_DAYS: days } = deps.env
    if (days) await deleteAllExpired(deps, days, stopping)
    await forgetOldCalls(deps.database)
  }
  return repeat(EVERY_MS, round, (err) => deps.log.warn({ err }, NOT_DELETED))
}

/** Twilio repeats a call within minutes; the memory is far longer, so that a replayed START cannot lift a STOP. */
const CALLS_KNOWN = "interval '1 year'"

async function forgetOldCalls(database: Database): Promise<void> {
  await database.raw(`delete from sms_replies where received_at < now() - ${CALLS_KNOWN}`)
}

/** Only counts are logged. */
async function deleteAllExpired(
  { database, log, metrics }: Deps,
  days: number,
  stopping: AbortSignal,
): Promise<void> {
  const deleted: Record<string, number> = {}
  const onDeleted = (count: number, table: string) => {
    deleted[table] = (deleted[table] ?? 0) + count
    if (tableNames.includes(table)) metrics.retentionDeleted.inc({ table }, count)
  }
  const onError = (err: unknown, table: string) => log.warn({ err, table }, NOT_DELETED)
  await deleteExpired({ database, days, stopping, onDeleted, onError })
  if (Object.values(deleted).some((count) => count > 0)) {
    log.info({ days, deleted }, 'deleted expired submissions')
  }
}
