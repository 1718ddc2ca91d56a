// Updates the gauges that no event drives: queue depth, deliveries that wait or were given up, provider outages.
import { type Channel, channels, queueNames } from '../src/contract/submission'
import type { Database } from '../src/node/database/connect'
import { withDeadline } from '../src/node/deadline'
import { measureQueue } from '../src/node/metrics/common-metrics'
import type { JobQueue } from '../src/node/queue/job-queue'
import { singleFlight } from '../src/node/single-flight'
import type { Outages } from './deliveries/outages'
import { providers } from './deliveries/provider'
import {
  IN_PIPELINE,
  NEEDS_ATTENTION,
  NOT_LEASED,
  OPEN_SINCE,
  UNSETTLED,
} from './delivery-conditions'
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

/** Returns a function that updates the gauges. It never rejects: what cannot be read in time has no value. */
export function createMeasure(deps: Measured): () => Promise<void> {
  const { metrics, submissions, deliveries, outages } = deps
  const measureTables = tableReader(deps)
  return async () => {
    for (const provider of providers) {
      metrics.providerDown.set({ family: provider }, outages.isAway(provider) ? 1 : 0)
    }
    await Promise.all([
      measureQueue(metrics, queueNames.submissions, submissions),
      measureQueue(metrics, queueNames.deliveries, deliveries),
      measureTables(),
    ])
  }
}

/** A leased delivery is not overdue: a patient send takes minutes. Read from one end of the index of open deliveries. */
const OVERDUE = `
  select cast(extract(epoch from now() - min(next_attempt_at)) as float8) as seconds
  from deliveries
  where status in ${UNSETTLED} and ${NOT_LEASED}`

/** One look-up in an index for each channel. */
const UNSENT = `
  select channel, cast(extract(epoch from now() - (
    select ${OPEN_SINCE} from deliveries d where d.channel = known.channel and ${IN_PIPELINE}
    order by ${OPEN_SINCE} limit 1
  )) as float8) as seconds
  from unnest(array[${channels.map((channel) => `'${channel}'`).join(', ')}]) as known(channel)`

/** As in the digest, what nobody looks at for a week is no longer waiting for anybody. Read from a partial index. */
const GIVEN_UP = `
  select d.channel, d.status, cast(count(*) as integer) as count
  from deliveries d where d.updated_at > now() - interval '7 days' and ${NEEDS_ATTENTION}
  group by d.channel, d.status`

/** Without an answer, a gauge has no values: that of an earlier scrape might say that nothing waits. */
function tableReader({ metrics, database }: Measured): () => Promise<unknown> {
  const overdue = reader<{ seconds: number | null }>(database, OVERDUE)
  const unsent = reader<{ channel: Channel; seconds: number | null }>(database, UNSENT)
  const givenUp = reader<{ channel: string; status: string; count: number }>(database, GIVEN_UP)
  const showOverdue = async () => {
    const rows = await overdue()
    metrics.overdue.remove()
    for (const { seconds } of rows ?? []) metrics.overdue.set(Math.max(0, seconds ?? 0))
  }
  const showUnsent = async () => {
    const rows = await unsent()
    metrics.oldestUnsent.reset()
    for (const { channel, seconds } of rows ?? []) {
      metrics.oldestUnsent.set({ channel }, Math.max(0, seconds ?? 0))
    }
  }
  const showGivenUp = async () => {
    const rows = await givenUp()
    metrics.givenUp.reset()
    if (!rows) return
    for (const channel of channels) {
      for (const status of ['failed', 'unknown']) metrics.givenUp.set({ channel, status }, 0)
    }
    for (const { count, ...labels } of rows) metrics.givenUp.set(labels, count)
  }
  return () => Promise.all([showOverdue(), showUnsent(), showGivenUp()])
}

/**
 * Returns a function that asks, and resolves to null without an answer in time. It asks once at a time: the scrapes of
 * a slow database would each add a query that goes on.
 */
function reader<Row>(database: Database, query: string): () => Promise<Row[] | null> {
  const read = singleFlight(async () => database.raw<{ rows: Row[] }>(query))
  return async () => {
    const found = await withDeadline(read(), TIMEOUT_MS, 'PostgreSQL').catch(() => null)
    return found?.rows ?? null
  }
}
