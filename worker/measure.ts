// Updates the gauges that no event drives: queue depth, overdue deliveries, provider outages.
import { queueNames } from '../src/contract/submission'
import type { Database } from '../src/node/database/connect'
import { withDeadline } from '../src/node/deadline'
import { measureQueue } from '../src/node/metrics/common-metrics'
import type { JobQueue } from '../src/node/queue/job-queue'
import type { Outages } from './deliveries/outages'
import { providers } from './deliveries/provider'
import type { WorkerMetrics } from './metrics/worker-metrics'

/** Timeout for the table query during a scrape, in milliseconds. */
const TIMEOUT_MS = 500

export interface Measured {
  metrics: WorkerMetrics
  database: Database
  submissions: JobQueue
  deliveries: JobQueue
  outages: Outages
}

/** Never rejects: a value that cannot be read is skipped. */
export async function measure(deps: Measured): Promise<void> {
  const { metrics, submissions, deliveries, outages } = deps
  for (const provider of providers) {
    metrics.providerDown.set({ family: provider }, outages.isDown(provider) ? 1 : 0)
  }
  await Promise.all([
    measureQueue(metrics, queueNames.submissions, submissions),
    measureQueue(metrics, queueNames.deliveries, deliveries),
    measureOverdue(deps),
  ])
}

/**
 * A leased delivery is not overdue: a patient send takes minutes. The partial index of open deliveries answers this
 * from one end, however long the history is.
 */
async function measureOverdue({ metrics, database }: Measured): Promise<void> {
  const query = database.raw<{ rows: { seconds: number | null }[] }>(
    `select cast(extract(epoch from now() - min(next_attempt_at)) as float8) as seconds
     from deliveries where status in ('pending', 'sending', 'unknown')
       and (lease_until is null or lease_until < now())`,
  )
  const found = await withDeadline(query, TIMEOUT_MS, 'PostgreSQL').catch(() => null)
  if (found) metrics.overdue.set(Math.max(0, found.rows[0]?.seconds ?? 0))
}
