// Deletes submissions past the retention period. Never one with a message that is still to be sent, or without any
// message: both mean that something is unsettled.
import type { Transaction } from '../../src/node/database/connect'
import { IN_PIPELINE } from '../delivery-conditions'

/** Submissions per transaction, so that its locks last for milliseconds. */
const BATCH = 500
/**
 * Submissions looked at per statement, however few of them may be deleted: leads imported without messages are kept
 * forever, and may be the oldest hundreds of thousands.
 */
const WINDOW = 10_000

/** The submission that was looked at last. */
export interface Position {
  /** As text: a Date has no microseconds. */
  receivedAt: string
  submissionId: string
}

export const START: Position = {
  receivedAt: '-infinity',
  submissionId: '00000000-0000-0000-0000-000000000000',
}
const END: Position = {
  receivedAt: 'infinity',
  submissionId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

// Null without any message. Their age counts as well, because PostgreSQL dates them: a server whose clock was behind
// would have accepted a lead that has expired before anybody saw it. A release from quarantine
// dates its messages anew, at one moment: that lead was seen. As a join the planner might read all messages, or all open ones, once per submission.
const settled = `(
  select bool_and(not ${IN_PIPELINE}
    and (d.revived_at = d.created_at or d.created_at < now() - make_interval(days => :days)))
  from deliveries d where d.submission_id = s.submission_id
)`

const expiredAfter = (table: string) => `
  select cast(s.received_at as text) as "receivedAt", s.submission_id as "submissionId" from ${table} s
  where s.received_at < now() - make_interval(days => :days)
    and (s.received_at, s.submission_id) >
      (cast(:receivedAt as timestamptz), cast(:submissionId as uuid))`

const BY_AGE = 'order by s.received_at, s.submission_id'

const endOfWindow = (table: string) => `
  ${expiredAfter(table)} ${BY_AGE} offset ${WINDOW - 1} limit 1`

const lockSettled = (table: string) => `
  ${expiredAfter(table)}
    and (s.received_at, s.submission_id) <=
      (cast(:untilReceivedAt as timestamptz), cast(:untilSubmissionId as uuid))
    and ${settled}
  ${BY_AGE} limit ${BATCH} for update skip locked`

const LOCK_MESSAGES = `
  select from deliveries where submission_id = any(:ids::uuid[]) order by id for update`

const deleteSettled = (table: string) => `
  with old as (
    select s.submission_id, s.email from ${table} s
    where s.submission_id = any(:ids::uuid[]) and ${settled}
  ), evidence as (
    update sms_consents c
    set email_hash = encode(sha256(convert_to(lower(old.email), 'UTF8')), 'hex')
    from old where c.submission_id = old.submission_id
  ), messages as (
    delete from deliveries d using old where d.submission_id = old.submission_id
  )
  delete from ${table} s using old where s.submission_id = old.submission_id`

export interface Asked {
  table: string
  days: number
  after: Position
}

export interface BatchResult {
  deleted: number
  /** Where the next batch begins; null once everything that has expired was looked at. */
  next: Position | null
}

/**
 * Deletes one batch. Locking and deleting are statements of their own, because a statement does not see what was
 * committed after it began: staff may retry or release a message in that moment.
 */
export async function deleteExpiredSubmissions(
  transaction: Transaction,
  { table, days, after }: Asked,
): Promise<BatchResult> {
  const from = { days, ...after }
  const [last] = await positions(transaction, endOfWindow(table), from)
  const { receivedAt, submissionId } = last ?? END
  const until = { untilReceivedAt: receivedAt, untilSubmissionId: submissionId }
  const locked = await positions(transaction, lockSettled(table), { ...from, ...until })
  const next = (locked.length === BATCH ? locked.at(-1) : last) ?? null
  if (locked.length === 0) return { deleted: 0, next }
  const ids = locked.map((row) => row.submissionId)
  await transaction.raw(LOCK_MESSAGES, { ids })
  const { rowCount } = await transaction.raw<{ rowCount: number }>(deleteSettled(table), {
    ids,
    days,
  })
  return { deleted: rowCount, next }
}

async function positions(
  transaction: Transaction,
  sql: string,
  values: Record<string, string | number>,
): Promise<Position[]> {
  return (await transaction.raw<{ rows: Position[] }>(sql, values)).rows
}
