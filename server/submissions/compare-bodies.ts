// Compares what is kept under an id with the submission at hand.
import type { SubmissionJob } from '../../src/contract/submission'
import type { SubmissionId } from './submission-id'

/** How a submission relates to an earlier one with the same id: a repeat, or another body under its key. */
export type Compared =
  | { outcome: 'repeated'; id: string; reference: string }
  | { outcome: 'key-reused' }

/** @param known the hash of what is kept; null if there is nothing */
export function compared(
  { id, reference, bodyHash }: SubmissionId,
  known: unknown,
): Compared | null {
  if (known === null) return null
  return known === bodyHash ? { outcome: 'repeated', id, reference } : { outcome: 'key-reused' }
}

/** Whether a kept job is the one just added to the queue, and not an earlier one. */
export function isOurs(kept: unknown, { receivedAt, bodyHash }: SubmissionJob): boolean {
  const other = kept as Partial<SubmissionJob> | null
  return other?.receivedAt === receivedAt && other.bodyHash === bodyHash
}

/** The hash in a kept job; null if there is no job. */
export function hashOf(kept: unknown): unknown {
  return typeof kept === 'object' && kept !== null && 'bodyHash' in kept ? kept.bodyHash : null
}
