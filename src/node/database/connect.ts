// The only place that connects to PostgreSQL for the product's own tables.
import type { Socket } from 'node:net'
import knex, { type Knex } from 'knex'
import { StartError, UnavailableError } from '../start-error'
import { clientClass, UNCOMMITTED } from './pg-client'
import { pinnedSession } from './pinned-session'
import {
  isBusyPooler,
  isEnded,
  isLoginFailed,
  isRejectedByPooler,
  isUnready,
  lackingRight,
  sqlState,
} from './sql-state'

export type Database = Knex
export type Transaction = Knex.Transaction

/** Connect timeout, in milliseconds. */
const CONNECT_MS = 3_000
/** Statement timeout, in milliseconds: ours touch a few rows by key, so a longer one is stuck. */
const STATEMENT_MS = 10_000
/** Extra time for PostgreSQL to report that it ended the statement, in milliseconds. */
const ANSWER_MS = 1_000
/**
 * Idle timeout within a transaction, in milliseconds. Ours are idle only between two of their statements; one
 * left by a machine that died or hangs would hold its row and key locks for hours, so PostgreSQL ends it.
 */
const IDLE_MS = 10_000

interface Timeouts {
  /** Statement timeout, in milliseconds: for tools that count or read whole tables. */
  statementMs?: number
  /** How long a statement may wait for a lock, in milliseconds; limited only by `statementMs` by default. */
  lockMs?: number
  /** Connect timeout, in milliseconds: for tools that can wait for a database that was suspended. */
  connectMs?: number
}

/** Opens a pool of at most `max` connections; none is made until first use. */
export function connectDatabase(
  url: string,
  max: number,
  { statementMs = STATEMENT_MS, lockMs, connectMs = CONNECT_MS }: Timeouts = {},
): Database {
  const database = knex({
    client: 'pg',
    connection: {
      ...pinnedSession(url),
      connectionTimeoutMillis: connectMs,
      // PostgreSQL itself ends statements that take too long. A server that does not even report that is gone.
      statement_timeout: statementMs,
      query_timeout: statementMs + ANSWER_MS,
      idle_in_transaction_session_timeout: IDLE_MS,
      keepAlive: true,
      ...(lockMs ? { lock_timeout: lockMs } : {}),
    },
    pool: { min: 0, max, afterCreate: destroyHungConnections() },
    acquireConnectionTimeout: connectMs + 2_000,
    // Error messages live on in logs and retried jobs: they contain the statement, never what people typed.
    compileSqlOnError: false,
    // knex prints the errors that it throws; whoever catches one logs it, once.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
  })
  database.client.driver = { Client: clientClass() }
  return database
}

type Query = (...asked: unknown[]) => unknown
type Connection = { query: Query; connection: { stream: Socket } }

/**
 * After a query timeout pg rejects the query and does nothing else: back in the pool, the connection would keep
 * each later statement waiting just as long. If the other machine is gone, this goes on until the kernel gives
 * up, after a quarter of an hour. So a query timeout destroys all connections that are open at that moment.
 */
function destroyHungConnections() {
  const open = new Set<Connection>()
  const destroyOnTimeout = (error: unknown) => {
    if ((error as Partial<Error> | null)?.message !== 'Query read timeout') return
    for (const { connection } of open) connection.stream.destroy()
  }
  return (made: Connection, done: (error: null, made: Connection) => void) => {
    open.add(made)
    made.connection.stream.once('close', () => open.delete(made))
    const query: Query = made.query.bind(made)
    made.query = (...asked) => {
      const callback = asked.at(-1)
      if (typeof callback !== 'function') {
        const answer = query(...asked)
        if (answer instanceof Promise) answer.catch(destroyOnTimeout)
        return answer
      }
      const checkedCallback = (error: unknown, result: unknown) => {
        destroyOnTimeout(error)
        callback(error, result)
      }
      return query(...asked.slice(0, -1), checkedCallback)
    }
    done(null, made)
  }
}

/** Checks that PostgreSQL answers. Throws the error from `connectionFailure` if it does not. */
export async function requireDatabase(database: Database): Promise<void> {
  try {
    await database.raw('select 1')
  } catch (error) {
    throw connectionFailure(error)
  }
}

const EXAMPLE = 'for example postgres://user:secret@127.0.0.1:5432/website'

/** Failures that neither a start of PostgreSQL nor another URL mends, by SQLSTATE. */
const REFUSALS: Record<string, { reason: string; remedy: string }> = {
  '53300': {
    reason: 'it has no connection left',
    remedy: 'Raise max_connections, or the limit of the user or database',
  },
  // PostgreSQL knows them all: this is something in between.
  '08P01': {
    reason: 'it rejects our session settings',
    remedy: 'Connect without a pooler such as PgBouncer',
  },
  // Amazon's RDS Proxy.
  '0A000': {
    reason: 'it rejects our session settings',
    remedy: 'Connect without a proxy such as Amazon RDS Proxy',
  },
  // Undefined function. Ours are there, or the migrations would be missing: the search path is not the one we asked for.
  '42883': {
    reason: 'it ignores our session settings',
    remedy: 'Connect without a pooler such as PgBouncer',
  },
  [UNCOMMITTED]: {
    reason: 'what we write is not committed',
    remedy: 'Connect without a pooler such as Pgpool-II',
  },
}

/** None for what a pooler says of itself or of our login: its own words tell more. */
const refusalOf = (error: unknown) =>
  isBusyPooler(error) || isRejectedByPooler(error) ? undefined : REFUSALS[sqlState(error)]

/** The same code as for a wrong user; the name of the file is in the message in every language. */
const isShutOut = (error: unknown): boolean =>
  sqlState(error) === '28000' && error instanceof Error && error.message.includes('pg_hba.conf')

const SHUT_OUT = {
  reason: 'its pg_hba.conf does not admit this connection',
  remedy:
    'Most providers require TLS: give the URL the option sslmode=verify-full. Otherwise let pg_hba.conf admit this host, user and database',
}

/** Why PostgreSQL cannot be used, with the remedy: an UnavailableError if waiting may help. */
export function connectionFailure(error: unknown): StartError {
  const reason = reasonOf(error)
  const refusal = isShutOut(error) ? SHUT_OUT : refusalOf(error)
  if (refusal) {
    const Failure = isUnavailable(error) ? UnavailableError : StartError
    return new Failure(`DATABASE_URL: PostgreSQL cannot be used (${reason}). ${refusal.remedy}`)
  }
  if (isUnavailable(error)) {
    return new UnavailableError(
      `DATABASE_URL: PostgreSQL does not answer (${reason}). Start it or correct the URL, ${EXAMPLE}`,
    )
  }
  return new StartError(
    `DATABASE_URL: PostgreSQL cannot be used (${reason}). Correct the URL (${EXAMPLE}) or the user, database or file that it names`,
  )
}

/**
 * True if PostgreSQL reported nothing, or only that it is not ready. False when a file that the URL names, such as a
 * certificate, cannot be opened, and for an error of our own.
 */
function isUnavailable(error: unknown): boolean {
  const { syscall } = error as { syscall?: unknown }
  if (syscall === 'open' || error instanceof TypeError || isLoginFailed(error)) return false
  return sqlState(error) === '' || isUnready(error) || isEnded(error)
}

/** The short cause of a connection error, without credentials. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0]) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'no answer'
  const { code } = error as { code?: string }
  if (isShutOut(error)) return SHUT_OUT.reason
  if (code === '28P01' || code === '28000') return 'the user or password is rejected'
  if (code === '3D000') return 'the database does not exist'
  if (code) return refusalOf(error)?.reason ?? [code, ...refusalIn(error)].join(': ')
  if (isLoginFailed(error) && /password must be/.test(error.message)) {
    return 'the URL has no password'
  }
  if (/timeout/i.test(error.message)) return 'no answer in time'
  return mayQuoteUrl(error) ? error.name : error.message
}

/** And with it the password. */
const mayQuoteUrl = ({ message }: Error) => message.includes('@')

/** What a server that admits no session says: poolers have one code for many reasons. */
function refusalIn(error: Error): string[] {
  const denied = lackingRight(error)
  if (denied) return [denied.words]
  const { severity } = error as { severity?: unknown }
  return severity === 'FATAL' && !mayQuoteUrl(error) ? [error.message] : []
}
