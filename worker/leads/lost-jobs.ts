// Finds submissions that were stored, but whose rows have been lost since: with the last moment of a PostgreSQL that
// failed over, or by the restore of an older dump. The queue keeps their jobs for a day.
import { jobIdOf, submissionIdOf } from '../../src/contract/submission'
import type { Database, Transaction } from '../../src/node/database/connect'
import { inEachTable, tableNames } from '../submissions/tables'
import { ask, type CommandContext } from './command-context'
import type { LeadName } from './reference'
import {
  listSubmissionJobs,
  readJob,
  type SubmissionQueueJob,
  type SubmissionQueues,
} from './submission-queues'

/** Jobs read at a time. */
const AT_ONCE = 200
const DAY_MS = 24 * 60 * 60 * 1_000

/**
 * Yields the completed jobs that have no row. Jobs are read only if their id is in no table: a day may leave 100,000.
 * Not those whose rows `RETENTION_DAYS` may have deleted.
 */
export async function* listLostJobs(
  { database, env }: Pick<CommandContext, 'database' | 'env'>,
  { list }: SubmissionQueues,
): AsyncGenerator<SubmissionQueueJob> {
  const oldest = Date.now() - (env.RETENTION_DAYS ?? Number.POSITIVE_INFINITY) * DAY_MS
  for (const { name, queue } of list) {
    for await (const page of queue.kept.ids('completed')) {
      const left = await withoutStoredId(database, page)
      for (let start = 0; start < left.length; start += AT_ONCE) {
        const kept = await queue.kept.read('completed', left.slice(start, start + AT_ONCE))
        const young = kept.filter(({ addedAt }) => addedAt.getTime() >= oldest)
        yield* await withoutRow(
          database,
          young.map((job) => readJob(job, name, queue.kept)),
        )
      }
    }
  }
}

/** Yields the jobs of a lead that are still to be stored; without any, and without a row, those that lost theirs. */
export async function* listJobsOf(
  context: Pick<CommandContext, 'database' | 'env'>,
  queues: SubmissionQueues,
  { name, isStored }: { name: LeadName; isStored: boolean },
): AsyncGenerator<SubmissionQueueJob> {
  const isIts = ({ reference, submissionId }: SubmissionQueueJob) =>
    (name.by === 'reference' ? reference : submissionId) === name.value
  let isKnown = isStored
  for await (const job of listSubmissionJobs(queues, ['failed', 'unfinished'])) {
    if (!isIts(job)) continue
    isKnown = true
    yield job
  }
  if (isKnown) return
  for await (const job of listLostJobs(context, queues)) if (isIts(job)) yield job
}

async function withoutStoredId(database: Database, jobIds: string[]): Promise<string[]> {
  const ids = jobIds.flatMap((jobId) => submissionIdOf(jobId) ?? [])
  const sql = inEachTable(
    (table) => `select submission_id from ${table} where submission_id = any(cast(:ids as uuid[]))`,
  )
  const rows = await ask<{ submission_id: string }>(database, { sql, bindings: { ids } })
  const stored = new Set(rows.map(({ submission_id }) => jobIdOf(submission_id)))
  return jobIds.filter((jobId) => !stored.has(jobId))
}

/** Matched by reference and body hash: a different body under a reused key has its own row. */
export async function withoutRow(
  database: Database | Transaction,
  jobs: SubmissionQueueJob[],
): Promise<SubmissionQueueJob[]> {
  const known = new Set<string>()
  for (const table of tableNames) {
    const rows = await database(table)
      .whereRaw('reference = any(?)', [jobs.map(({ reference }) => reference ?? '')])
      .select<{ reference: string; body_hash: string }[]>('reference', 'body_hash')
    for (const { reference, body_hash } of rows) known.add(`${reference} ${body_hash}`)
  }
  return jobs.filter(({ reference, bodyHash }) => !known.has(`${reference} ${bodyHash}`))
}
