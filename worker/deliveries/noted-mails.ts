// What the notes about accepted mails mean where their record is missing: for the next attempt, and for a worker that
// starts.
import type { Database } from '../../src/node/database/connect'
import { isLocked } from '../../src/node/database/sql-state'
import { LEASE_LOST } from './lease'
import type { AcceptedMail, MailJournal, Note } from './mail-journal'
import { record } from './record'
import { retryRecord } from './retry-record'

/** How long rows that somebody has locked may delay a start, in milliseconds. Mostly, it is one statement of ours. */
const LOCKED_MS = 1_000

/**
 * What the mail server said to an earlier attempt at this mail whose outcome is on record nowhere but in the journal;
 * null if there is none.
 */
export async function acceptedEarlier(
  database: Database,
  journal: MailJournal,
  deliveryId: string,
): Promise<AcceptedMail | null> {
  const note = journal.find(deliveryId)
  return note && (await stateOf(database, deliveryId, note)) === 'unrecorded' ? note.sent : null
}

/**
 * Records the mails that workers of this DATA_DIR had sent when they died, and removes notes that nobody needs. Where
 * another machine's workers do not see the notes, this is in time if it is done before the leases expire.
 */
export async function recordNotes(database: Database, journal: MailJournal): Promise<void> {
  const until = performance.now() + LOCKED_MS
  for (const id of journal.deliveryIds()) {
    const note = journal.find(id)
    const state = note && (await stateOf(database, id, note))
    if (note && state === 'unrecorded') {
      // The next attempt settles what some recipients still need.
      if (note.sent.deferred?.length) continue
      // It also reads the note (`acceptedEarlier`), unless another machine makes it.
      if (!(await recordSent(database, { id, ...note }, until))) continue
    }
    // What is not there has been erased, or is in another database with the same DATA_DIR.
    if (state === 'unrecorded' || state === 'recorded' || journal.isOld(id)) journal.forget(id)
  }
}

/** Resolves to false if somebody else has locked the row until then. */
async function recordSent(
  database: Database,
  { sent, ...delivery }: Note & { id: string },
  until: number,
): Promise<boolean> {
  const { providerId, refused: error, toAll } = sent
  const reach = { ...(error && { error }), ...(toAll && { toAll }) }
  const result = { status: 'sent', providerId, ...reach } as const
  const write = async () =>
    (await record(database, [{ delivery, result, failedProvider: null }]))[0] ?? 'taken over'
  try {
    await retryRecord(write, (error) => !isLocked(error) || performance.now() > until)
    return true
  } catch (error) {
    if (isLocked(error)) return false
    throw error
  }
}

// An attempt without an outcome is open, or was closed as lost by whoever took its worker for dead. If recipients were
// deferred, the note has served once a later attempt has an outcome: it must not keep the mail from them.
const STATE = `
  select case when (a.outcome is null or a.outcome = 'lost') and not exists (
    select from delivery_attempts later
    where cast(? as boolean) and later.delivery_id = a.delivery_id and later.attempt > a.attempt
      and later.outcome <> 'lost' and later.error is distinct from '${LEASE_LOST}'
  ) then 'unrecorded' else 'recorded' end as state
  from delivery_attempts a where a.delivery_id = ? and a.attempt = ?
`

/** Undefined if there is no such attempt. */
async function stateOf(
  database: Database,
  deliveryId: string,
  { attempts, sent: { deferred = [] } }: Note,
): Promise<'unrecorded' | 'recorded' | undefined> {
  const { rows } = await database.raw<{ rows: { state: 'unrecorded' | 'recorded' }[] }>(STATE, [
    deferred.length > 0,
    deliveryId,
    attempts,
  ])
  return rows[0]?.state
}
