// Records an outcome again until it is on record: as long as this process lives, it knows what it has sent.
import { setTimeout as sleep } from 'node:timers/promises'
import { isLocked } from '../../src/node/database/sql-state'
import { type Log, shouldLog } from '../../src/node/log'
import type { Recorded } from './record'

/** Pause before recording an outcome again, in milliseconds. */
const AGAIN_MS = 250
/**
 * The same where somebody has locked the row. Short: once it is free, another worker may claim it, if its lease has expired
 * meanwhile, and would send the mail again.
 */
const LOCKED_AGAIN_MS = 25
/** A row that stays locked is logged after this time, and again after as long, in milliseconds. */
const LOCKED_LOG_MS = 10_000
const LOCKED =
  'another session has locked a delivery, so its outcome cannot be recorded: end that session'

/** As PostgreSQL reports a lock that it may not wait for. */
const rowLocked = () => Object.assign(new Error('the row is locked'), { code: '55P03' })

/** Reports a row that stays locked: nothing else says why its outcome is not on record. To be called at each try. */
export function lockLogger(log: Log, deliveryId: string): () => void {
  const begun = performance.now()
  return () => {
    if (performance.now() - begun < LOCKED_LOG_MS) return
    if (shouldLog(log, LOCKED, LOCKED_LOG_MS)) log.warn({ deliveryId }, LOCKED)
  }
}

/**
 * Retries the record until PostgreSQL has it or the worker runs out of time: as long as this process lives, a
 * database outage causes no duplicate sends. Lost answers must be recorded too: an attempt without an outcome would
 * look like a dead worker's, and a text message could be sent again.
 */
export async function retryRecord(
  write: () => Promise<Recorded>,
  isOver: (error: unknown) => boolean,
  onLocked = () => {},
): Promise<Exclude<Recorded, 'locked'>> {
  for (;;) {
    try {
      const recorded = await write()
      if (recorded === 'locked') {
        onLocked()
        throw rowLocked()
      }
      return recorded
    } catch (error) {
      if (isOver(error)) throw error
      await sleep(isLocked(error) ? LOCKED_AGAIN_MS : AGAIN_MS)
    }
  }
}
