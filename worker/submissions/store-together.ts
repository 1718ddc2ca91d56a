// Stores a batch of submissions in one transaction, so that they share statements and one wait for the disk.
import { normalizedEmail } from '../../src/contract/email-address'
import type { SubmissionJob } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { type PlanEnv, type Planned, planDeliveries, QUARANTINED } from './plan-deliveries'
import { planInputOf } from './plan-input'
import { recordConsents } from './record-consents'
import { storeSubmissions } from './store-submissions'
import { subscribe } from './subscribe'

/**
 * Writes rows, consents, subscriptions and deliveries atomically. Returns the plan of each submission. Processes them
 * in the order of their addresses, which other transactions lock too: two that lock them in different orders would
 * deadlock.
 */
export function storeTogether(
  { database, env }: { database: Database; env: PlanEnv },
  jobs: readonly SubmissionJob[],
): Promise<Planned[]> {
  const ordered = [...jobs].sort(byAddress)
  return database.transaction(async (transaction) => {
    const stored = await storeSubmissions(transaction, ordered)
    await recordConsents(transaction, stored)
    const suspect = ({ suspicions }: SubmissionJob) => suspicions.length > 0 && QUARANTINED
    // For a quarantined submission, messages and subscription wait until a person releases it.
    for (const job of stored) if (!suspect(job)) await subscribe(transaction, planInputOf(job))
    const toPlan = stored.map((job) => ({ lead: planInputOf(job), withheld: suspect(job) }))
    const results = await planDeliveries(transaction, toPlan, env)
    const resultOf = new Map(ordered.map((job, index) => [job, results[index]]))
    return jobs.map((job) => resultOf.get(job) ?? { due: [], suppressed: [] })
  })
}

function byAddress({ fields: one }: SubmissionJob, { fields: other }: SubmissionJob): number {
  const [a, b] = [normalizedEmail(one.email), normalizedEmail(other.email)]
  if (a === b) return 0
  return a < b ? -1 : 1
}
