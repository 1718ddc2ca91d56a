// Structured logs. Personal data is kept out by never logging it; the submission id ties lines to a row.
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

interface Circumstances {
  /** Where the lines go: standard output, if not given. */
  to?: DestinationStream
  /** Errors keep their messages, which can quote what was typed: in development nobody else typed it. */
  inDevelopment?: boolean
}

/** A logger for one program, writing JSON lines. */
export function createLog(
  program: string,
  level: string,
  { to, inDevelopment = false }: Circumstances = {},
): Log {
  const err = (error: unknown) =>
    inDevelopment && error instanceof Error
      ? { ...describeError(error), message: error.message }
      : describeError(error)
  return pino({ level, base: { program }, serializers: { err } }, to)
}

/** A line of a stack with the place it names; "at home" is what a visitor may begin a line with. */
const FRAME = /^ {4}at (?:.+ \()?(?:file:|node:|\/|[A-Z]:\\).*:\d+:\d+\)?$/

// Messages of database and mail errors can quote what a visitor typed: keep what tells the cause only.
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, originalCode, responseCode, syscall, command } = error as Error &
    Record<string, unknown>
  // Of Redis its name and all that went with it: scripts, and whatever is in a job.
  const named = typeof command === 'string' ? command : (command as { name?: unknown } | null)?.name
  // A message may have several lines: only those of the stack itself are kept.
  const lines = error.stack?.split('\n').filter((line) => line.length < 500 && FRAME.test(line))
  const stack = lines?.slice(0, 5).join('\n')
  return { type: error.name, code, originalCode, responseCode, syscall, command: named, stack }
}

/** When each thing was last said, by the log that said so. */
const lastSaid = new WeakMap<Log, Map<string, number>>()

/** Whether it is a second since this was said last; if so, it counts as said now. */
function mayBeSaid(log: Log, what: string): boolean {
  const said = lastSaid.get(log) ?? new Map<string, number>()
  lastSaid.set(log, said)
  const now = performance.now()
  if (now - (said.get(what) ?? Number.NEGATIVE_INFINITY) < 1_000) return false
  said.set(what, now)
  return true
}

/**
 * Says that a part does not answer: one line a second at most, however many connections, loops and
 * messages of a program notice it (pipeline.md, "Circuit").
 * @param part as the operator knows it, for example `Redis`
 */
export function outageReport(log: Log, part: string): (error: unknown) => void {
  return (err) => {
    if (!mayBeSaid(log, part)) return
    log.warn({ err, part }, 'a part is away, or takes nothing; trying again')
  }
}

/** Says that a job failed and will be tried again: one line a second at most, it may be all of them. */
export function jobFailureReport(log: Log): (error: unknown, jobId: string | undefined) => void {
  return (err, jobId) => {
    if (mayBeSaid(log, 'failed jobs')) log.error({ err, jobId }, 'a job failed; trying again')
  }
}
