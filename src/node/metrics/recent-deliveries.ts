// What became of the messages of the last hour, for whoever looks at the server and not at its workers.
import { Gauge, type Registry } from 'prom-client'
import { channels } from '../../contract/submission'
import type { Database } from '../database/connect'
import { withDeadline } from '../deadline'
import { singleFlight } from '../single-flight'

/** The states of a delivery (contract, section 5), as the tables name them. */
const OUTCOMES = ['pending', 'sending', 'sent', 'failed', 'suppressed', 'unknown']
/** Milliseconds that a look at the metrics waits for the tables. */
const PATIENCE_MS = 1_000

type RecentDeliveries = Gauge<'channel' | 'outcome'>

interface Counted {
  channel: string
  outcome: string
  count: number
}

export function recentDeliveries(registers: Registry[]): RecentDeliveries {
  return new Gauge({
    name: 'deliveries_last_hour',
    help: 'Messages planned within the last hour, by channel and what became of them',
    labelNames: ['channel', 'outcome'],
    registers,
  })
}

/** How to have them counted. Of tables that do not answer nothing is claimed. */
export function recentDeliveriesCounter(gauge: RecentDeliveries, database: Database) {
  // One statement at a time: several that wait for tables which stand still would take all connections.
  const read = singleFlight(async () =>
    database.raw<{ rows: Counted[] }>(
      `select channel, status as outcome, count(*)::integer as count from deliveries
       where created_at > now() - interval '1 hour' group by channel, status`,
    ),
  )
  return async (): Promise<void> => {
    const answer = await withDeadline(read(), PATIENCE_MS, 'recent deliveries').catch(() => null)
    gauge.reset()
    if (!answer) return
    for (const channel of channels) {
      for (const outcome of OUTCOMES) gauge.set({ channel, outcome }, 0)
    }
    for (const { count, ...labels } of answer.rows) gauge.set(labels, count)
  }
}
