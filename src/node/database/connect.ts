// The one place that opens PostgreSQL for the product's own tables.
import knex, { type Knex } from 'knex'
import { StartError } from '../start-error'

export type Database = Knex
export type Transaction = Knex.Transaction

/** How long opening a connection may take before it counts as refused, in milliseconds. */
const CONNECT_MS = 3_000
/** A statement of ours touches a few rows by key: one that runs longer is stuck, in milliseconds. */
const STATEMENT_MS = 10_000

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
      query_timeout: statementMs,
      statement_timeout: statementMs,
      keepAlive: true,
      ...(lockMs ? { lock_timeout: lockMs } : {}),
    },
    pool: { min: 0, max },
    acquireConnectionTimeout: CONNECT_MS + 2_000,
    // knex prints what it throws; whoever catches it says so in the log, once.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
  })
}

/** Checks that PostgreSQL answers. Throws a StartError with the remedy otherwise. */
export async function requireDatabase(database: Database): Promise<void> {
  try {
    await database.raw('select 1')
  } catch (error) {
    throw new StartError(
      `DATABASE_URL: PostgreSQL does not answer (${reasonOf(error)}). Start it or correct the URL, for example postgres://user:secret@127.0.0.1:5432/website`,
    )
  }
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
