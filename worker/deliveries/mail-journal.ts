// Notes on disk each mail that the mail server has accepted, until PostgreSQL has the record. A worker that dies in
// between leaves the note, and whoever attempts the mail next finds it (noted-mails.ts) instead of sending a second copy.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { makeFolder, openDataFolder, PRIVATE_MODE } from '../../src/node/data-folder'
import { type Log, shouldLog } from '../../src/node/log'
import { StartError } from '../../src/node/start-error'
import type { SendResult } from '../mail/mailer'
import type { ClaimedDelivery } from './claim'
import { createNoteFiles } from './note-files'

/** The attempt that sent it, as in `ClaimedDelivery`, and what the mail server said. */
const noteSchema = z.object({
  /** Of the delivery. Not in the notes of releases up to 0.6.54. */
  id: z.exactOptional(z.string()),
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
export type Note = z.infer<typeof noteSchema>

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
  /** Leaves nothing behind but the notes. */
  close(): void
}

/** In milliseconds; an email to the team is given up after five days (worker/retry-schedule.ts). */
const OLD_MS = 7 * 24 * 60 * 60 * 1_000
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
  const files = createNoteFiles(folder)
  attempt(() => {
    openDataFolder(folder, PRIVATE_MODE)
    files.clear()
  })
  return {
    note({ id, attempts, lease_token }, { providerId, refused, rejected, deferred, toAll }) {
      const sent = { providerId, refused, rejected, deferred, toAll }
      const text = JSON.stringify({ id, attempts, lease_token, sent })
      attempt(() => {
        // Somebody may have emptied DATA_DIR.
        makeFolder(folder, PRIVATE_MODE)
        files.write(fileOf(id), text)
      })
    },
    find(deliveryId) {
      const file = fileOf(deliveryId)
      // Checked first because it is there after a death only, and an error costs more than the check.
      const note = existsSync(file) ? readNote(file) : null
      // A file that serves again may still hold the note of another mail, to which no answer here would apply: after a
      // loss of power, or if its owner uses it while we read.
      return note?.id === undefined || note.id === deliveryId ? note : null
    },
    forget(deliveryId) {
      attempt(() => files.remove(fileOf(deliveryId)))
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
    close() {
      attempt(() => files.clear())
    },
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
