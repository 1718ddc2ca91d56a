// Writes a submission's row exactly once, whatever arrives twice.
import { createHash } from 'node:crypto'
import type { SubmissionJob } from '../../src/contract/submission'
import type { Transaction } from '../../src/node/database/connect'
import { ownColumns, tables } from './tables'

interface Kept {
  body_hash: string
  quarantined: boolean
  suspicions: string[]
}

/**
 * Inserts the row unless it is there. A different text under the same id (a key used again after
 * the queue forgot it) is stored under an id of its own: nothing a person wrote is dropped.
 * Returns the job as it was stored: with the suspicions under which its row is still set aside, so
 * that a second copy of a job neither frees what the first one held back nor the other way round.
 */
export async function storeSubmission(
  transaction: Transaction,
  job: SubmissionJob,
): Promise<SubmissionJob> {
  const { table } = tables[job.kind]
  const row = {
    ...ownColumns(job.kind, job.fields),
    created_at: job.fields.createdAt ?? job.receivedAt,
    sms_consent: job.fields.smsConsent,
    submission_id: job.id,
    reference: job.reference,
    received_at: job.receivedAt,
    source: JSON.stringify(job.source),
    body_hash: job.bodyHash,
    quarantined: job.suspicions.length > 0,
    suspicions: job.suspicions,
  }
  const inserted = await transaction(table)
    .insert(row)
    .onConflict('submission_id')
    .ignore()
    .returning('submission_id')
    // Its columns are those of the table, always the same: planned once for each connection.
    .options({ name: `store-${table}` })
  if (inserted.length > 0) return job
  const [kept] = await transaction(table)
    .where({ submission_id: job.id })
    .select<Kept[]>('body_hash', 'quarantined', 'suspicions')
  if (kept?.body_hash === job.bodyHash) {
    return { ...job, suspicions: kept.quarantined ? kept.suspicions : [] }
  }
  return storeSubmission(transaction, { ...job, id: siblingId(job) })
}

function siblingId({ id, bodyHash }: SubmissionJob): string {
  const hex = createHash('sha256').update(`${id}\n${bodyHash}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
