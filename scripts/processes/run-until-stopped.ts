// The common part of npm start and npm run dev: start the parts, and end whatever was started.
import type { StartedDatabase } from '../postgres/database'
import { stopAll } from './stop-all'
import { type StopRequest, whenAborted } from './stop-request'
import type { Supervised } from './supervise'

/** What has been started so far and will have to be ended. */
export interface Started {
  build?: Promise<void>
  database?: Promise<StartedDatabase>
  programs: Supervised[]
}

/**
 * Runs until a stop is requested or a part is lost, and then ends the process.
 * @param start rejects when a part cannot be started or is lost for good; gives up when `signal` aborts
 */
export async function runUntilStopped(
  stop: StopRequest,
  start: (started: Started, signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const started: Started = { programs: [] }
  const running = start(started, stop.signal)
  // What fails because of a stop request does so after it: that is no failure.
  const ended = Promise.race([whenAborted(stop.signal), running])
  const failure = await ended.then(
    () => null,
    (error: unknown) => ({ error }),
  )
  stop.giveUp()
  await stopAll(started, stop.forceSignal)
  if (failure) throw failure.error
  process.exit(0)
}
