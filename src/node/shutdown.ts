// One way for every program to end: on a signal, or when the process that started it is gone.
import type { Log } from './log'

/** A little under the ten seconds after which a supervisor would kill the process. */
const LIMIT_MS = 9_000

/**
 * Runs `stop` once on SIGTERM, SIGINT, or the loss of the parent's IPC channel, then exits 0.
 * Exits 1 if `stop` fails or takes longer than nine seconds.
 */
export function onShutdown(stop: () => Promise<void>, log: Log): void {
  let stopping = false
  const shutdown = (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long; what was in hand is handed back by its lease')
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
  process.on('SIGTERM', () => shutdown('SIGTERM'))
  process.on('SIGINT', () => shutdown('SIGINT'))
  // Neither happens to a program that was started without a channel.
  process.on('disconnect', () => shutdown('parent gone'))
  // Gone while we were starting: the event is over, its result is not.
  if (process.connected === false) shutdown('parent gone')
}

/** Tells the process that started this one that it serves now. */
export function tellReady(): void {
  process.send?.({ type: 'ready' })
}
