// Submissions of one moment in one transaction: a statement, and a wait for the disk, for all of them.
import { addressOf, type SubmissionJob } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { leadOf } from './lead-of'
import { type PlanEnv, type Planned, planDeliveries } from './plan-deliveries'
import { recordConsents } from './record-consents'
import { storeSubmissions } from './store-submissions'
import { subscribe } from './subscribe'

/**
 * Everything that submissions come to, or nothing of it: rows, consents, subscriptions, deliveries. Returns
 * what each came to. In the order of their addresses, which others lock too: two that lock them in
 * different orders would wait for each other.
 */
export function storeTogether(
  { database, env }: { database: Database; env: PlanEnv },
  jobs: readonly SubmissionJob[],
): Promise<Planned[]> {
  const ordered = [...jobs].sort(byAddress)
  return database.transaction(async (transaction) => {
    const stored = await storeSubmissions(transaction, ordered)
    await recordConsents(transaction, stored)
    const isSuspect = ({ suspicions }: SubmissionJob) => suspicions.length > 0
    // A suspect waits, with its messages and its subscription, until a person releases it.
    for (const job of stored) if (!isSuspect(job)) await subscribe(transaction, leadOf(job))
    const toPlan = stored.map((job) => ({ lead: leadOf(job), withheld: isSuspect(job) }))
    const results = await planDeliveries(transaction, toPlan, env)
    const resultOf = new Map(ordered.map((job, index) => [job, results[index]]))
    return jobs.map((job) => resultOf.get(job) ?? { due: [], suppressed: [] })
  })
}

function byAddress({ fields: one }: SubmissionJob, { fields: other }: SubmissionJob): number {
  const [a, b] = [addressOf(one), addressOf(other)]
  if (a === b) return 0
  return a < b ? -1 : 1
}
