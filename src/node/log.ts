// Structured logs. Personal data is kept out by never logging it; the submission id ties lines to a row.
import { type Logger, pino } from 'pino'

export type Log = Logger

/** A logger for one program, writing JSON lines to standard output. */
export function createLog(program: string, level: string): Log {
  return pino({ level, base: { program }, serializers: { err: describeError } })
}

// Messages of database and mail errors can quote what a visitor typed: keep what tells the cause only.
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, responseCode, syscall, command } = error as Error & Record<string, unknown>
  const stack = error.stack?.split('\n').slice(1, 6).join('\n')
  return { type: error.name, code, responseCode, syscall, command, stack }
}

/** When each part was last said to be away, by the log that said so. */
const lastSaid = new WeakMap<Log, Map<string, number>>()

/**
 * Says that a part does not answer: one line a second at most, however many connections, loops and
 * messages of a program notice it (pipeline.md, "Circuit").
 * @param part as the operator knows it, for example `Redis`
 */
export function outageReport(log: Log, part: string): (error: unknown) => void {
  const said = lastSaid.get(log) ?? new Map<string, number>()
  lastSaid.set(log, said)
  return (err) => {
    const now = performance.now()
    if (now - (said.get(part) ?? Number.NEGATIVE_INFINITY) < 1_000) return
    said.set(part, now)
    log.warn({ err, part }, 'a part is away or does not answer; trying again')
  }
}
