// Structured logs. Personal data is never logged; the submission id ties lines to a row.
import { type DestinationStream, type Logger, pino } from 'pino'
import { lostConnection } from './database/lost-connection'
import { isReadOnly, lackingRight, READ_ONLY } from './database/sql-state'
import { enhancedCode } from './enhanced-code'
import { standardOutput } from './standard-output'

export type Log = Logger

interface LogOptions {
  /** Where the lines go; standard output by default. */
  to?: DestinationStream
  /** Keeps error messages. They can quote user input, which in development is the developer's own. */
  inDevelopment?: boolean
}

/** A logger for one program, writing JSON lines. */
export function createLog(
  program: string,
  level: string,
  { to = standardOutput(), inDevelopment = false }: LogOptions = {},
): Log {
  const err = (error: unknown) =>
    inDevelopment && error instanceof Error
      ? { ...describeError(error), message: error.message }
      : describeError(error)
  return pino({ level, base: { program }, serializers: { err } }, to)
}

/** A stack frame with a location. User input may start a line with "at home", so the location is required. */
const FRAME = /^ {4}at (?:.+ \()?(?:file:|node:|\/|[A-Z]:\\).*:\d+:\d+\)?$/

/** Redis' errors have no code of their own: the first word of each reply is one (OOM, NOPERM, READONLY). */
const REPLY_CODE = /^[A-Z]{3,20}(?= )/
/** Redis says so before it is asked anything, and the client wraps it in words of its own, without a code. */
const NO_CONNECTION_LEFT = 'max number of clients reached'

// Messages of database and mail errors can quote what a visitor typed: keep only what identifies the cause.
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const traits = error as Error & Record<string, unknown>
  // Of a connection that is not made in time, pg and knex tell it in words of their own.
  const {
    code = redisCode(error) ?? lostConnection(error) ?? undefined,
    originalCode,
    responseCode,
    response,
    syscall,
    command,
  } = traits
  // Redis errors carry the whole command with its arguments, scripts and job data: keep only its name.
  const named = typeof command === 'string' ? command : (command as { name?: unknown } | null)?.name
  // A message may span several lines: only those of the stack itself are kept.
  const lines = error.stack?.split('\n').filter((line) => line.length < 500 && FRAME.test(line))
  // As many as V8 collects by default: the first six may be Node.js' own, as those of a listener too many are.
  const stack = lines?.slice(0, 10).join('\n')
  const codes = { code, originalCode, responseCode, enhancedCode: enhancedCode(response), syscall }
  const denied = lackingRight(error)?.object
  return { type: error.name, ...codes, denied, command: named, stack }
}

function redisCode({ name, message }: Error): string | undefined {
  if (message.endsWith(`ERR ${NO_CONNECTION_LEFT}`)) return NO_CONNECTION_LEFT
  return name === 'ReplyError' ? REPLY_CODE.exec(message)?.[0] : undefined
}

/** When each kind of message was last logged, per logger. */
const lastLogged = new WeakMap<Log, Map<string, number>>()

/**
 * Whether some time has passed since this was last logged; if so, it counts as logged now. For what every request
 * of an outage would log (docs/decisions/0015-operation.md, "Log volume").
 * @param log not a child made for one request: each counts by itself
 * @param what names a kind of message; never made from a visitor's input
 * @param everyMs that time, in milliseconds
 */
export function shouldLog(log: Log, what: string, everyMs = 1_000): boolean {
  const times = lastLogged.get(log) ?? new Map<string, number>()
  lastLogged.set(log, times)
  const now = performance.now()
  if (now - (times.get(what) ?? Number.NEGATIVE_INFINITY) < everyMs) return false
  times.set(what, now)
  return true
}

const DOWN = 'a dependency is down or rejects writes; retrying'

/**
 * Returns a reporter that logs an outage: one line a second at most, however many connections, loops and
 * messages of a program notice it (docs/decisions/0015-operation.md, "Log volume").
 * @param part the name that the operator knows, for example `Redis`
 */
export function createOutageLogger(log: Log, part: string): (error: unknown) => void {
  return (err) => {
    if (!shouldLog(log, part)) return
    log.warn({ err, part }, isReadOnly(err) ? `${READ_ONLY}; retrying` : DOWN)
  }
}

/** Logs that a job failed and will be retried: one line a second at most, since all jobs may be failing. */
export function createJobFailureLogger(
  log: Log,
): (error: unknown, jobId: string | undefined) => void {
  return (err, jobId) => {
    if (shouldLog(log, 'failed jobs')) log.error({ err, jobId }, 'a job failed; retrying')
  }
}
