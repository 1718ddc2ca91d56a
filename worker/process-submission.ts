// One submission from the queue to its row and its deliveries. Safe to run any number of times.
import { type SubmissionJob, submissionJob } from '../src/contract/submission'
import type { Database } from '../src/node/database/connect'
import type { Env } from '../src/node/env'
import type { Log } from '../src/node/log'
import type { WorkerMetrics } from '../src/node/metrics/worker-metrics'
import { type Handler, PermanentError } from '../src/node/queue/backend'
import type { Tracing } from '../src/node/tracing/tracing'
import type { Wake } from './deliveries/wake'
import { causeOf, classify } from './error-class'
import { leadOf } from './submissions/lead-of'
import { type DueDelivery, planDeliveries, withholdDeliveries } from './submissions/plan-deliveries'
import { recordConsent } from './submissions/record-consent'
import { storeSubmission } from './submissions/store-submission'
import { subscribe } from './submissions/subscribe'

/** What the span of a transaction says of where it runs. */
const DATABASE = { 'db.system.name': 'postgresql' }

interface Deps {
  env: Env
  log: Log
  metrics: WorkerMetrics
  tracing: Tracing
  database: Database
  wake: Wake
}

export function createProcessSubmission(deps: Deps): Handler {
  const { log, metrics, tracing, wake } = deps
  return async ({ id: jobId, data }) => {
    const parsed = submissionJob.safeParse(data)
    if (!parsed.success) {
      const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
      log.error({ jobId, fields }, 'job refused: its payload does not parse')
      throw new PermanentError(`payload does not parse: ${fields}`)
    }
    const { id: submissionId, kind } = parsed.data
    try {
      const attributes = { 'submission.id': submissionId, 'submission.kind': kind, ...DATABASE }
      const planned = await tracing.span(
        { name: 'store submission', kind: 'client', attributes },
        () => store(deps, parsed.data),
      )
      metrics.stored.inc({ kind })
      log.info({ submissionId, kind }, 'submission stored')
      await Promise.all(planned.map(wake))
    } catch (error) {
      if (classify(error) !== 'permanent') throw error
      log.error({ err: error, submissionId, kind }, 'submission cannot be stored')
      throw new PermanentError(causeOf(error))
    }
  }
}

/** Everything that a submission comes to, or nothing of it. Returns the messages that are due. */
function store({ database, env }: Deps, job: SubmissionJob): Promise<DueDelivery[]> {
  return database.transaction(async (transaction) => {
    const stored = await storeSubmission(transaction, job)
    await recordConsent(transaction, stored)
    const lead = leadOf(stored)
    // A suspect waits, with its messages and its subscription, until a person releases it.
    if (stored.suspicions.length > 0) {
      await withholdDeliveries(transaction, lead, env)
      return []
    }
    await subscribe(transaction, lead)
    return planDeliveries(transaction, lead, env)
  })
}
