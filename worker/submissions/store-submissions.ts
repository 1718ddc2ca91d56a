// Writes each submission's row exactly once, whatever arrives twice.
import { hash } from 'node:crypto'
import type { SubmissionJob } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import { uuidOf } from '../../src/node/uuid-of'
import { ownColumns, tables } from './tables'

interface Kept {
  body_hash: string
  quarantined: boolean
  suspicions: string[]
}

/**
 * Inserts the rows that are not there. A different text under the same id (a key used again after the
 * queue forgot it) is stored under an id of its own: nothing a person wrote is dropped.
 * Returns the jobs as they were stored: with the suspicions under which a row is still set aside, so
 * that a second copy of a job neither frees what the first one held back nor the other way round.
 */
export async function storeSubmissions(
  transaction: Transaction,
  jobs: readonly SubmissionJob[],
): Promise<SubmissionJob[]> {
  const inserted = new Map<string, Set<string>>()
  // By table and id: two transactions that insert the same rows in different orders would wait for each other.
  const ordered = [...jobs].sort((a, b) => a.id.localeCompare(b.id))
  for (const table of [...new Set(jobs.map(tableOf))].sort()) {
    const rows = ordered.filter((job) => tableOf(job) === table).map(rowOf)
    inserted.set(table, await insert(transaction, table, rows))
  }
  const stored: SubmissionJob[] = []
  for (const job of jobs) {
    // Of two with one id the first was inserted.
    const isNew = inserted.get(tableOf(job))?.delete(job.id)
    stored.push(isNew ? job : await asKept(transaction, job))
  }
  return stored
}

const tableOf = ({ kind }: SubmissionJob): string => tables[kind].table

function rowOf(job: SubmissionJob): Record<string, unknown> {
  return {
    ...ownColumns(job.kind, job.fields),
    created_at: job.fields.createdAt ?? job.receivedAt,
    sms_consent: job.fields.smsConsent,
    submission_id: job.id,
    reference: job.reference,
    received_at: job.receivedAt,
    source: job.source,
    body_hash: job.bodyHash,
    quarantined: job.suspicions.length > 0,
    suspicions: job.suspicions,
  }
}

/** Returns the ids of the rows that were not there before. */
async function insert(
  transaction: Transaction,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<Set<string>> {
  const columns = Object.keys(rows[0] ?? {}).sort()
  const list = columns.map(() => '??').join(', ')
  const { rows: inserted } = await transaction
    .raw<{ rows: { submission_id: string }[] }>(
      `insert into ?? (${list})
       select ${list} from jsonb_populate_recordset(cast(null as ??), cast(? as jsonb))
       on conflict (submission_id) do nothing returning submission_id`,
      [table, ...columns, ...columns, table, JSON.stringify(rows)],
    )
    // The columns of a table are always the same: planned once for each connection.
    .options({ name: `store-${table}` })
  return new Set(inserted.map(({ submission_id }) => submission_id))
}

async function asKept(transaction: Transaction, job: SubmissionJob): Promise<SubmissionJob> {
  const [kept] = await transaction(tableOf(job))
    .where({ submission_id: job.id })
    .select<Kept[]>('body_hash', 'quarantined', 'suspicions')
  if (kept?.body_hash === job.bodyHash) {
    return { ...job, suspicions: kept.quarantined ? kept.suspicions : [] }
  }
  const [sibling = job] = await storeSubmissions(transaction, [{ ...job, id: siblingId(job) }])
  return sibling
}

function siblingId({ id, bodyHash }: SubmissionJob): string {
  return uuidOf(hash('sha256', `${id}\n${bodyHash}`, 'buffer'))
}
