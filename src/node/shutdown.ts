// Graceful shutdown of every program: on a signal, or when its parent process is gone.
import type { Log } from './log'

/** A closed terminal sends SIGHUP; Node.js does not keep it ignored for `nohup`. */
export const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** A little under the ten seconds after which a supervisor would kill the process. */
const LIMIT_MS = 9_000

/**
 * Runs `stop` once on SIGTERM, SIGINT, SIGHUP, or the loss of the parent's IPC channel, then exits 0.
 * Exits 1 if `stop` fails or takes longer than nine seconds.
 */
export function onShutdown(stop: () => Promise<void>, log: Log): void {
  let stopping = false
  const shutdown = (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long; unfinished work is retried when its lease expires')
      process.exit(1)
    }, LIMIT_MS).unref()
    stop().then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  for (const signal of STOP_SIGNALS) process.on(signal, () => shutdown(signal))
  // Without an IPC channel neither this event nor `connected === false` occurs.
  process.on('disconnect', () => shutdown('parent gone'))
  // The parent was gone before the listener was attached.
  if (process.connected === false) shutdown('parent gone')
}

/** Tells the parent process that this one is serving. */
export function tellReady(): void {
  process.send?.({ type: 'ready' })
}
