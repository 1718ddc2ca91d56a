// Counts everything in the pipeline at one moment: accepted, stored, planned and sent.
import type { Transaction } from '../../src/node/database/connect'
import { tableNames } from '../submissions/tables'
import { ask, type CommandContext } from './command-context'
import { HELD } from './lead-rows'
import { listLostJobs, withoutRow } from './lost-jobs'
import { type ProviderAway, readProvidersAway } from './providers-away'
import {
  listSubmissionJobs,
  type SubmissionQueueJob,
  type SubmissionQueues,
} from './submission-queues'
import {
  isLate,
  isLost,
  jobAsUnsettled,
  lateDeliveries,
  openByAge,
  rowsWithoutDelivery,
  type Unsettled,
} from './unsettled'

/** The output of `reconcile --json`; programs rely on the names. */
export interface PipelineCounts {
  /** Distinct submissions: every row, plus every job that is not a row yet. */
  accepted: number
  rows: Record<string, number>
  /** Count by channel and state. */
  deliveries: Record<string, Record<string, number>>
  /** The same, by kind. */
  deliveriesByKind: Record<string, Record<string, Record<string, number>>>
  quarantined: number
  /** Of these, those that a person has dismissed. */
  quarantinedDismissed: number
  rowsWithoutDelivery: number
  /** Open deliveries by age. */
  open: Record<string, number>
  /** Submission jobs per datastore. */
  queues: Record<string, { unfinished: number; failed: number }>
  /** Everything that has been open for more than ten minutes, and what was stored, but is not in the tables. */
  unsettled: Unsettled[]
  /** Providers that are down. */
  providersAway: ProviderAway[]
}

/**
 * Reads the queues first and then the tables, in one snapshot: a job that becomes a row in between is found in the
 * tables, so nothing is counted twice or missed.
 */
export async function countPipeline(
  context: Pick<CommandContext, 'database' | 'env'>,
  queues: SubmissionQueues,
): Promise<PipelineCounts> {
  // By id: while jobs are added, the pages of a list shift, and the next one begins with jobs of the last.
  const found = new Map<string, SubmissionQueueJob>()
  const keep = (job: SubmissionQueueJob) => found.set(`${job.backend} ${job.id}`, job)
  for await (const job of listSubmissionJobs(queues, ['unfinished', 'failed'])) keep(job)
  for await (const job of listLostJobs(context, queues)) keep(job)
  const jobs = [...found.values()]
  return context.database.transaction(
    async (snapshot) => {
      const { rows, ...quarantined } = await countRows(snapshot)
      const waiting = await withoutRow(snapshot, jobs)
      const orphans = await rowsWithoutDelivery(snapshot)
      const stored = Object.values(rows).reduce((sum, count) => sum + count, 0)
      const lateJobs = waiting.map(jobAsUnsettled)
      const late = [...lateJobs, ...orphans].filter((each) => isLost(each) || isLate(each))
      return {
        accepted: stored + new Set(waiting.map(({ submissionId, id }) => submissionId ?? id)).size,
        rows,
        ...(await countDeliveries(snapshot)),
        ...quarantined,
        rowsWithoutDelivery: orphans.length,
        open: await openByAge(snapshot),
        queues: countJobs(queues, jobs),
        unsettled: [...late, ...(await lateDeliveries(snapshot))],
        providersAway: await readProvidersAway(snapshot),
      }
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}

async function countRows(snapshot: Transaction) {
  const rows: Record<string, number> = {}
  let [quarantined, quarantinedDismissed] = [0, 0]
  for (const table of tableNames) {
    const [count] = await ask<{ all: string; quarantined: string; held: string }>(snapshot, {
      sql: `select count(*) as "all", count(*) filter (where t.quarantined) as quarantined,
        count(*) filter (where ${HELD}) as held from ${table} t`,
    })
    rows[table] = Number(count?.all)
    quarantined += Number(count?.quarantined)
    quarantinedDismissed += Number(count?.quarantined) - Number(count?.held)
  }
  return { rows, quarantined, quarantinedDismissed }
}

async function countDeliveries(snapshot: Transaction) {
  const counts = await ask<{ kind: string; channel: string; status: string; count: string }>(
    snapshot,
    {
      sql: 'select kind, channel, status, count(*) from deliveries group by 1, 2, 3 order by 1, 2, 3',
    },
  )
  const deliveries: PipelineCounts['deliveries'] = {}
  const deliveriesByKind: PipelineCounts['deliveriesByKind'] = {}
  for (const { kind, channel, status, count } of counts) {
    deliveriesByKind[kind] ??= {}
    for (const books of [deliveries, deliveriesByKind[kind]]) {
      const states = books[channel] ?? {}
      books[channel] = { ...states, [status]: (states[status] ?? 0) + Number(count) }
    }
  }
  return { deliveries, deliveriesByKind }
}

function countJobs(
  { list }: SubmissionQueues,
  jobs: SubmissionQueueJob[],
): PipelineCounts['queues'] {
  const count = (name: string, wanted: string) =>
    jobs.filter(({ backend, state }) => backend === name && state === wanted).length
  const counted = list.map(({ name }) => [
    name,
    { unfinished: count(name, 'unfinished'), failed: count(name, 'failed') },
  ])
  return Object.fromEntries(counted)
}
