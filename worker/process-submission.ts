// One submission from the queue to its row and its deliveries. Safe to run any number of times.
import { type SubmissionJob, submissionJob } from '../src/contract/submission'
import { Batch } from '../src/node/batch'
import type { Database, Transaction } from '../src/node/database/connect'
import type { Env } from '../src/node/env'
import type { Log } from '../src/node/log'
import type { WorkerMetrics } from '../src/node/metrics/worker-metrics'
import { type Handler, PermanentError } from '../src/node/queue/backend'
import type { Tracing } from '../src/node/tracing/tracing'
import type { Wake } from './deliveries/wake'
import { causeOf, classify, isDatabaseAway } from './error-class'
import { leadOf } from './submissions/lead-of'
import { type DueDelivery, planDeliveries, withholdDeliveries } from './submissions/plan-deliveries'
import { recordConsent } from './submissions/record-consent'
import { storeSubmission } from './submissions/store-submission'
import { subscribe } from './submissions/subscribe'

/** What the span of a transaction says of where it runs. */
const DATABASE = { 'db.system.name': 'postgresql' }

/** Submissions of one moment share a transaction, and with it the wait for the disk; one that hangs holds up few. */
const STORES_AT_ONCE = 4

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
  const storeTogether = (jobs: SubmissionJob[]) => storeAll(deps, jobs)
  const isAboutOne = (error: unknown) => !isDatabaseAway(error)
  const stores = new Batch(storeTogether, isAboutOne, { atOnce: STORES_AT_ONCE })
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
        () => stores.do(parsed.data),
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

/**
 * Everything that submissions come to, or nothing of it, in one transaction. In the order of their
 * addresses, which others lock too: two that lock them in different orders would wait for each other.
 */
function storeAll(
  { database, env }: Deps,
  jobs: readonly SubmissionJob[],
): Promise<DueDelivery[][]> {
  const ordered = [...jobs].sort((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1))
  return database.transaction(async (transaction) => {
    const due = new Map<SubmissionJob, DueDelivery[]>()
    for (const job of ordered) due.set(job, await store(transaction, job, env))
    return jobs.map((job) => due.get(job) ?? [])
  })
}

const addressOf = ({ fields: { email } }: SubmissionJob) => email.toLowerCase()

async function store(
  transaction: Transaction,
  job: SubmissionJob,
  env: Env,
): Promise<DueDelivery[]> {
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
}
