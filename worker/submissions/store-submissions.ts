// Writes each submission's row exactly once, even when a job arrives twice.
import { hash } from 'node:crypto'
import { type SubmissionJob, submissionTables } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import { uuidOf } from '../../src/node/uuid-of'
import { ownColumns } from './tables'

interface Kept {
  body_hash: string
  quarantined: boolean
  suspicions: string[]
}

/**
 * Inserts the missing rows. A different body under the same id (a key reused after the queue forgot it) is stored
 * under its own id: nothing a person wrote is dropped.
 * Returns the jobs as stored, with the suspicions for which a row is still quarantined: a second copy of a job
 * neither releases what the first one quarantined, nor quarantines what the first one did not.
 */
export async function storeSubmissions(
  transaction: Transaction,
  jobs: readonly SubmissionJob[],
): Promise<SubmissionJob[]> {
  const inserted = new Map<string, Set<string>>()
  // Ordered by table and id: two transactions that insert the same rows in different orders would deadlock.
  const ordered = [...jobs].sort((a, b) => a.id.localeCompare(b.id))
  for (const table of [...new Set(jobs.map(tableOf))].sort()) {
    const rows = ordered.filter((job) => tableOf(job) === table).map(rowOf)
    inserted.set(table, await insert(transaction, table, rows))
  }
  const stored: SubmissionJob[] = []
  for (const job of jobs) {
    // Of two jobs with the same id, the first was inserted.
    const isNew = inserted.get(tableOf(job))?.delete(job.id)
    stored.push(isNew ? job : await asKept(transaction, job))
  }
  return stored
}

const tableOf = ({ kind }: SubmissionJob): string => submissionTables[kind]

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

/** Returns the ids of the rows actually inserted. */
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
    // A table's columns are always the same, so the named statement is planned once per connection.
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
