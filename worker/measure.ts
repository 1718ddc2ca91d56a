// Updates the gauges that no event drives: queue depth, deliveries that wait or were given up, provider outages.
import { type Channel, channels, queueNames } from '../src/contract/submission'
import type { Database } from '../src/node/database/connect'
import { withDeadline } from '../src/node/deadline'
import { measureQueue } from '../src/node/metrics/common-metrics'
import type { JobQueue } from '../src/node/queue/job-queue'
import { IN_PIPELINE, NEEDS_ATTENTION, OPEN_SINCE } from './deliveries/delivery-conditions'
import type { Outages } from './deliveries/outages'
import { providers } from './deliveries/provider'
import type { WorkerMetrics } from './metrics/worker-metrics'

/** Timeout for each table query during a scrape, in milliseconds. */
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
    measureDeliveries(deps),
  ])
}

/** How long messages wait, in seconds. */
interface Waiting {
  overdue: number | null
  unsent: Partial<Record<Channel, number>> | null
}

/**
 * A leased delivery is not overdue: a patient send takes minutes. The partial index of open deliveries answers this
 * from one end; for the oldest unsent message, the open ones are read, however long the history is.
 */
const WAITING = `
  select
    (select cast(extract(epoch from now() - min(next_attempt_at)) as float8)
     from deliveries where status in ('pending', 'sending', 'unknown')
       and (lease_until is null or lease_until < now())) as overdue,
    (select json_object_agg(channel, seconds) from (
       select d.channel, extract(epoch from now() - min(${OPEN_SINCE})) as seconds
       from deliveries d where ${IN_PIPELINE} group by d.channel
     ) oldest) as unsent`

/** As in the digest, what nobody looks at for a week is no longer waiting for anybody. Read from a partial index. */
const GIVEN_UP = `
  select d.channel, d.status, cast(count(*) as integer) as count
  from deliveries d where d.updated_at > now() - interval '7 days' and ${NEEDS_ATTENTION}
  group by d.channel, d.status`

async function measureDeliveries({ metrics, database }: Measured): Promise<void> {
  const waiting = await ask<Waiting>(database, WAITING)
  if (waiting) {
    const [{ overdue, unsent } = { overdue: null, unsent: null }] = waiting
    metrics.overdue.set(Math.max(0, overdue ?? 0))
    for (const channel of channels) {
      metrics.oldestUnsent.set({ channel }, Math.max(0, unsent?.[channel] ?? 0))
    }
  }
  const givenUp = await ask<{ channel: string; status: string; count: number }>(database, GIVEN_UP)
  if (!givenUp) return
  for (const channel of channels) {
    for (const status of ['failed', 'unknown']) metrics.givenUp.set({ channel, status }, 0)
  }
  for (const { count, ...labels } of givenUp) metrics.givenUp.set(labels, count)
}

/** Null without an answer. */
async function ask<Row>(database: Database, query: string): Promise<Row[] | null> {
  const asked = database.raw<{ rows: Row[] }>(query)
  const found = await withDeadline(asked, TIMEOUT_MS, 'PostgreSQL').catch(() => null)
  return found?.rows ?? null
}
