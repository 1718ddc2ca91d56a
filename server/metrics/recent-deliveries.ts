// Outcomes of the last hour's messages, for operators who scrape the server but not its workers.
import { Gauge, type Registry } from 'prom-client'
import { channels, deliveryStatuses } from '../../src/contract/submission'
import type { Database } from '../../src/node/database/connect'
import { withDeadline } from '../../src/node/deadline'
import { singleFlight } from '../../src/node/single-flight'

/** How long a scrape waits for the database, in milliseconds. */
const TIMEOUT_MS = 1_000

type RecentDeliveries = Gauge<'channel' | 'outcome'>

interface Counted {
  channel: string
  outcome: string
  count: number
}

export function recentDeliveries(registers: Registry[]): RecentDeliveries {
  return new Gauge({
    name: 'deliveries_last_hour',
    help: 'Messages planned within the last hour, and not declared needless, by channel and status',
    labelNames: ['channel', 'outcome'],
    registers,
  })
}

/** Returns a function that updates the gauge. Without an answer from the database the gauge has no values. */
export function recentDeliveriesCounter(gauge: RecentDeliveries, database: Database) {
  // Without rows that only record that a person has declared a lead without messages, such as an imported one, to need
  // none: they would count as leads that are held as spam.
  // One query at a time: several that wait for a hung database would use up the connection pool.
  const read = singleFlight(async () =>
    database.raw<{ rows: Counted[] }>(
      `select channel, status as outcome, count(*)::integer as count from deliveries
       where created_at > now() - interval '1 hour' and last_error is distinct from 'not needed'
       group by channel, status`,
    ),
  )
  return async (): Promise<void> => {
    const answer = await withDeadline(read(), TIMEOUT_MS, 'recent deliveries').catch(() => null)
    gauge.reset()
    if (!answer) return
    for (const channel of channels) {
      for (const outcome of deliveryStatuses) gauge.set({ channel, outcome }, 0)
    }
    for (const { count, ...labels } of answer.rows) gauge.set(labels, count)
  }
}
