// Notes on disk each mail that the mail server has accepted, until PostgreSQL has the record. A worker that dies in
// between leaves the note, and whoever attempts the mail next finds it instead of sending a second copy.
import { existsSync, readdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { makeFolder, openDataFolder, PRIVATE_MODE } from '../../src/node/data-folder'
import type { Database } from '../../src/node/database/connect'
import { isLocked } from '../../src/node/database/sql-state'
import { type Log, shouldLog } from '../../src/node/log'
import { StartError } from '../../src/node/start-error'
import type { SendResult } from '../mail/mailer'
import type { ClaimedDelivery } from './claim'
import { LEASE_LOST } from './lease'
import { record, retryRecord } from './record'

/** The attempt that sent it, as in `ClaimedDelivery`, and what the mail server said. */
const noteSchema = z.object({
  attempts: z.number(),
  lease_token: z.string(),
  sent: z.object({
    providerId: z.string(),
    refused: z.exactOptional(z.string()),
    rejected: z.exactOptional(z.string()),
    deferred: z.exactOptional(z.array(z.string())),
    toAll: z.exactOptional(z.boolean()),
  }),
})
type Note = z.infer<typeof noteSchema>

/** What the mail server said, and whom it was asked for. */
export type AcceptedMail = SendResult & {
  /** The mail went to every inbox, although only some were still owed it: none of those is among the team's any more. */
  toAll?: boolean
}

type Attempt = Pick<ClaimedDelivery, 'id' | 'attempts' | 'lease_token'>

export interface MailJournal {
  /** Never throws: a note that cannot be written only leaves the risk of a second copy. */
  note(attempt: Attempt, sent: AcceptedMail): void
  /** The note about a delivery, of any worker that shares the folder; null if there is none. */
  find(deliveryId: string): Note | null
  /** Removes the note, if there is one. */
  forget(deliveryId: string): void
  /** The deliveries with a note. */
  deliveryIds(): string[]
  /** Whether the note is older than any delivery that is still attempted. */
  isOld(deliveryId: string): boolean
}

/** In milliseconds; an email to the team is given up after five days (worker/retry-schedule.ts). */
const OLD_MS = 7 * 24 * 60 * 60 * 1_000
/** How long rows that somebody has locked may delay a start, in milliseconds. Mostly, it is one statement of ours. */
const LOCKED_MS = 1_000
const FOLDER = 'accepted-mail'
const SUFFIX = '.json'
const LACKING = `accepted emails cannot be noted in DATA_DIR: those not yet on record when a worker dies are sent again. Make the folder ${FOLDER} in DATA_DIR writable for this user, or free some space`

/**
 * Opens the journal that all workers with this DATA_DIR share. One file per mail, written synchronously: the time from
 * the server's reply to the note is what a kill can hit. Not flushed to the disk, since the notes survive a killed
 * process without it; after a loss of power, a mail may be sent twice.
 */
export function openMailJournal(dataDir: string, log: Log): MailJournal {
  const folder = join(dataDir, FOLDER)
  const fileOf = (deliveryId: string) => join(folder, deliveryId + SUFFIX)
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch (err) {
      warnOfLacking(log, err)
    }
    return undefined
  }
  attempt(() => openDataFolder(folder, PRIVATE_MODE))
  return {
    note({ id, attempts, lease_token }, { providerId, refused, rejected, deferred, toAll }) {
      const sent = { providerId, refused, rejected, deferred, toAll }
      const text = JSON.stringify({ attempts, lease_token, sent })
      attempt(() => {
        // Somebody may have emptied DATA_DIR.
        makeFolder(folder, PRIVATE_MODE)
        writeFileSync(fileOf(id), text, { mode: 0o600 })
      })
    },
    find(deliveryId) {
      const file = fileOf(deliveryId)
      // Checked first because it is there after a death only, and an error costs more than the check.
      return existsSync(file) ? readNote(file) : null
    },
    forget(deliveryId) {
      attempt(() => remove(fileOf(deliveryId)))
    },
    deliveryIds() {
      const names = attempt(() => readdirSync(folder)) ?? []
      return names
        .filter((name) => name.endsWith(SUFFIX))
        .map((name) => name.slice(0, -SUFFIX.length))
    },
    isOld(deliveryId) {
      const written = attempt(
        () => statSync(fileOf(deliveryId), { throwIfNoEntry: false })?.mtimeMs,
      )
      return written !== undefined && Date.now() - written > OLD_MS
    },
  }
}

/** What `rmSync` does with `force`, at a quarter of its cost: it is called for each mail. */
function remove(file: string): void {
  try {
    unlinkSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function warnOfLacking(log: Log, err: unknown): void {
  if (!shouldLog(log, FOLDER)) return
  // The messages of errors are not logged, but this one names the folder and the reason.
  const reason = err instanceof StartError ? { reason: err.message } : {}
  log.warn({ err, ...reason }, LACKING)
}

/** Null if another worker has removed the file meanwhile, or its writer died while it wrote. */
function readNote(file: string): Note | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

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
  const isOver = (error: unknown) => !isLocked(error) || performance.now() > until
  for (const id of journal.deliveryIds()) {
    const note = journal.find(id)
    const state = note && (await stateOf(database, id, note))
    if (note && state === 'unrecorded') {
      const { attempts, lease_token, sent } = note
      // The next attempt settles what some recipients still need.
      if (sent.deferred?.length) continue
      const { providerId, refused: error, toAll } = sent
      const reach = { ...(error && { error }), ...(toAll && { toAll }) }
      const end = { status: 'sent', providerId, ...reach } as const
      const ended = { delivery: { id, attempts, lease_token }, end, trouble: null }
      const write = async () => (await record(database, [ended]))[0] ?? 'taken over'
      try {
        await retryRecord(write, isOver)
      } catch (error) {
        // The next attempt reads the note (`acceptedEarlier`), unless another machine makes it.
        if (isLocked(error)) continue
        throw error
      }
    }
    // What is not there has been erased, or is in another database with the same DATA_DIR.
    if (state === 'unrecorded' || state === 'recorded' || journal.isOld(id)) journal.forget(id)
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
