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

/** Calls `report` for the first error of each second and drops the rest. */
export function oncePerSecond(report: (error: Error) => void): (error: Error) => void {
  let last = 0
  return (error) => {
    if (Date.now() - last < 1_000) return
    last = Date.now()
    report(error)
  }
}
