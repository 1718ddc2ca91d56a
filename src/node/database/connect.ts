// The only place that connects to PostgreSQL for the product's own tables.
import type { Socket } from 'node:net'
import knex, { type Knex } from 'knex'
import { connectionFailure } from './connection-failure'
import { clientClass } from './pg-client'
import { pinnedSession } from './pinned-session'

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
      // The pool gives each query one.
      if (typeof callback !== 'function') return query(...asked)
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
