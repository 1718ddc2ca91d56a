// Handles one submission job: stores its row and plans its deliveries. Idempotent.
import { type SubmissionJob, submissionJob } from '../src/contract/submission'
import { Batch } from '../src/node/batch'
import type { Database } from '../src/node/database/connect'
import { raisingSequences } from '../src/node/database/raise-sequences'
import type { Env } from '../src/node/env'
import type { Log } from '../src/node/log'
import { type Handler, PermanentError } from '../src/node/queue/backend'
import type { Tracing } from '../src/node/tracing/tracing'
import type { Wake } from './deliveries/wake'
import { causeOf, classify, isDatabaseDown } from './error-class'
import type { WorkerMetrics } from './metrics/worker-metrics'
import { storeTogether } from './submissions/store-together'

/** Database attributes of the transaction's span. */
const DATABASE = { 'db.system.name': 'postgresql' }

/**
 * Concurrent transactions. Submissions that arrive together share a transaction, and so a wait for the disk; with
 * several in flight, one that hangs delays only a few.
 */
const STORES_AT_ONCE = 4

const REMEDY = 'The job is kept for 30 days: see the runbook, SubmissionsNotStored'

interface Deps {
  env: Env
  log: Log
  metrics: WorkerMetrics
  tracing: Tracing
  database: Database
  wake: Wake
}

export function createProcessSubmission(deps: Deps): Handler {
  const { database, log, metrics, tracing, wake } = deps
  const storeAll = (jobs: SubmissionJob[]) =>
    raisingSequences(database, () => storeTogether(deps, jobs))
  const isAboutOne = (error: unknown) => !isDatabaseDown(error)
  const stores = new Batch(storeAll, isAboutOne, { atOnce: STORES_AT_ONCE })
  return async ({ id: jobId, data }) => {
    const parsed = submissionJob.safeParse(data)
    if (!parsed.success) {
      const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
      log.error({ jobId, fields }, `job rejected: its payload does not parse. ${REMEDY}`)
      throw new PermanentError(`payload does not parse: ${fields}`)
    }
    const { id: submissionId, kind } = parsed.data
    try {
      const attributes = { 'submission.id': submissionId, 'submission.kind': kind, ...DATABASE }
      const planned = await tracing.span(
        { name: 'store submission', kind: 'client', attributes },
        () => stores.do(parsed.data),
      )
      metrics.stored.inc({ kind })
      log.info({ submissionId, kind }, 'submission stored')
      for (const channel of planned.suppressed) {
        metrics.deliveries.inc({ channel, outcome: 'suppressed' })
      }
      await Promise.all(planned.due.map((delivery) => wake(delivery)))
    } catch (error) {
      if (classify(error) !== 'permanent') throw error
      log.error({ err: error, submissionId, kind }, `submission cannot be stored. ${REMEDY}`)
      throw new PermanentError(causeOf(error))
    }
  }
}
