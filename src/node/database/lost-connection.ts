// Tells a lost connection to PostgreSQL from its other failures.
import { isEnded, sqlState } from './sql-state'

/**
 * Connection failures without a code, recognized by their message: knex, pg and its pool have several. knex writes the
 * statement before it.
 */
const WORDS =
  /(?:^| - )(Connection terminated(?: unexpectedly)?|Client has encountered a connection error)|(timeout expired|timeout exceeded when trying to connect|Query read timeout|Timeout acquiring)/
/** The server ends a connection, or is starting or stopping. 08P01 is for `isEnded` to tell. */
const ENDED = /^(08(?!P01)|57P)/
const UNREACHABLE =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/** What tells that PostgreSQL stopped answering: a code, or those words of the message. Null for any other error. */
export function lostConnection(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as { code?: unknown }
  if (ENDED.test(sqlState(error)) || isEnded(error)) return sqlState(error)
  if (UNREACHABLE.test(String(code))) return String(code)
  const [, before, within] = WORDS.exec(error.message) ?? []
  return before ?? within ?? null
}
