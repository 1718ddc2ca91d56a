// Stops everything that was started: first the programs, which use the database, then the database.
import { succeedsWithin } from '../../src/node/deadline'
import type { StartedDatabase } from '../postgres/database'
import { abortAfter } from './child-processes'
import { whenAborted } from './stop-request'

/** In milliseconds. A process supervisor waits ten seconds: the programs get eight of them, the database the rest. */
const PROGRAMS_MS = 8_000
const ALL_MS = 9_500
/** In milliseconds: what the database gets after a second stop request. */
const FORCED_MS = 1_000

interface Parts {
  build?: Promise<unknown>
  database?: Promise<StartedDatabase>
  programs: { stop(force: AbortSignal): Promise<void> }[]
}

/** Ends all parts within ten seconds; at once when `forceSignal` aborts. Never rejects. */
export async function stopAll(parts: Parts, forceSignal: AbortSignal): Promise<void> {
  const deadline = performance.now() + ALL_MS
  const force = abortAfter(PROGRAMS_MS, forceSignal)
  await Promise.allSettled(parts.programs.map((program) => program.stop(force)))
  // A database that failed to start has already cleaned up after itself.
  const database = await parts.database?.catch(() => null)
  const stopWithin = (ms: number) =>
    succeedsWithin(ms + 500, Promise.allSettled([database?.stop(ms), parts.build]))
  // Stopping PostgreSQL once more, in less time, overtakes the stop that is under way.
  const forced = whenAborted(forceSignal).then(() => stopWithin(FORCED_MS))
  await Promise.race([stopWithin(Math.max(0, deadline - performance.now())), forced])
}
