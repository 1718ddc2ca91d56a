// Wakes every delivery that is due and was not woken: retries, lost jobs, leases of dead workers.
import type { Database } from '../../src/node/database/connect'
import { type Log, outageReport } from '../../src/node/log'
import { beat } from './pulse'
import type { Wake } from './wake'

/** How often to look, and how long a fresh delivery is left to its own job, in milliseconds. */
const EVERY_MS = 1_000
const GRACE = "interval '2 seconds'"
/** Rows woken in one go; the rest is a second later. */
const BATCH = 500

export interface Sweep {
  stop(): void
}

export function startSweep(deps: { database: Database; wake: Wake; log: Log }): Sweep {
  const { database, wake, log } = deps
  const report = outageReport(log, 'PostgreSQL')
  let stopped = false
  let timer: NodeJS.Timeout

  async function run(): Promise<void> {
    try {
      await beat(database)
      const due = await database('deliveries')
        .whereIn('status', ['pending', 'sending', 'unknown'])
        .where('next_attempt_at', '<', database.raw(`now() - ${GRACE}`))
        .where((lease) =>
          lease.whereNull('lease_until').orWhere('lease_until', '<', database.fn.now()),
        )
        .orderBy('next_attempt_at')
        .limit(BATCH)
        .select<{ id: string; submission_id: string }[]>('id', 'submission_id')
      await Promise.all(
        due.map(({ id, submission_id }) => wake({ deliveryId: id, submissionId: submission_id })),
      )
    } catch (error) {
      report(error as Error)
    }
    if (!stopped) timer = setTimeout(run, EVERY_MS)
  }

  timer = setTimeout(run, EVERY_MS)
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
