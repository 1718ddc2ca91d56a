// The one place that opens PostgreSQL for the product's own tables.
import type { Socket } from 'node:net'
import knex, { type Knex } from 'knex'
import { AwayError, StartError } from '../start-error'

export type Database = Knex
export type Transaction = Knex.Transaction

/** How long opening a connection may take before it counts as refused, in milliseconds. */
const CONNECT_MS = 3_000
/** A statement of ours touches a few rows by key: one that runs longer is stuck, in milliseconds. */
const STATEMENT_MS = 10_000
/** How long PostgreSQL may then take to say that it ended the statement, in milliseconds. */
const ANSWER_MS = 1_000
/**
 * A transaction of ours is idle between two of its statements alone. That of a machine which is gone or
 * stands still would hold its rows and keys for hours: PostgreSQL ends it, in milliseconds.
 */
const IDLE_MS = 10_000

interface Patience {
  /** How long a statement may take, in milliseconds: for tools that count or read whole tables. */
  statementMs?: number
  /** How long a statement may wait for a lock, in milliseconds; otherwise as long as it may take. */
  lockMs?: number
}

/** Opens a pool of at most `max` connections; nothing is connected until first use. */
export function connectDatabase(
  url: string,
  max: number,
  { statementMs = STATEMENT_MS, lockMs }: Patience = {},
): Database {
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      // PostgreSQL itself ends what takes too long. A server that does not even say so is gone.
      statement_timeout: statementMs,
      query_timeout: statementMs + ANSWER_MS,
      idle_in_transaction_session_timeout: IDLE_MS,
      keepAlive: true,
      ...(lockMs ? { lock_timeout: lockMs } : {}),
    },
    pool: { min: 0, max, afterCreate: leavingTheSilent() },
    acquireConnectionTimeout: CONNECT_MS + 2_000,
    // An error lives on in logs and with jobs that are tried again: it names the statement, never what people typed.
    compileSqlOnError: false,
    // knex prints what it throws; whoever catches it says so in the log, once.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
  })
}

type Query = (...asked: unknown[]) => unknown
type Connection = { query: Query; connection: { stream: Socket } }

/**
 * A statement without an answer in time leaves its connection behind with pg, which says so and nothing more:
 * back in the pool, it would keep each later statement waiting as long. Where the other machine is gone that
 * goes on until the kernel gives up, a quarter of an hour. So all that were open then are left at once.
 */
function leavingTheSilent() {
  const open = new Set<Connection>()
  const look = (error: unknown) => {
    if ((error as Partial<Error> | null)?.message !== 'Query read timeout') return
    for (const { connection } of open) connection.stream.destroy()
  }
  return (made: Connection, done: (error: null, made: Connection) => void) => {
    open.add(made)
    made.connection.stream.once('close', () => open.delete(made))
    const query: Query = made.query.bind(made)
    made.query = (...asked) => {
      const tell = asked.at(-1)
      if (typeof tell !== 'function') {
        const answer = query(...asked)
        if (answer instanceof Promise) answer.catch(look)
        return answer
      }
      const lookFirst = (error: unknown, result: unknown) => {
        look(error)
        tell(error, result)
      }
      return query(...asked.slice(0, -1), lookFirst)
    }
    done(null, made)
  }
}

/** Checks that PostgreSQL answers. Throws what `notAnswering` makes of it otherwise. */
export async function requireDatabase(database: Database): Promise<void> {
  try {
    await database.raw('select 1')
  } catch (error) {
    throw notAnswering(error)
  }
}

/** Why PostgreSQL cannot be used, with the remedy: an AwayError unless it answers and refuses us. */
export function notAnswering(error: unknown): StartError {
  const Failure = isAway(error) ? AwayError : StartError
  return new Failure(
    `DATABASE_URL: PostgreSQL does not answer (${reasonOf(error)}). Start it or correct the URL, for example postgres://user:secret@127.0.0.1:5432/website`,
  )
}

/** No word of PostgreSQL itself, or that it starts, stops or is full (SQLSTATE classes 08, 53 and 57). */
function isAway(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return !/^(?!08|53|57)[0-9A-Z]{5}$/.test(String(code))
}

/** The short cause of a connection error, without credentials. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors[0]) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'no answer'
  const { code } = error as { code?: string }
  if (code === '28P01' || code === '28000') return 'the user or password is refused'
  if (code === '3D000') return 'the database does not exist'
  if (code) return code
  if (/timeout/i.test(error.message)) return 'no answer in time'
  // A message may quote the URL, and with it the password.
  return error.message.includes('@') ? error.name : error.message
}
