// SQL queries for tests.
import pg from 'pg'
import { atEnd } from './clean-up'

// biome-ignore lint/suspicious/noExplicitAny: rows of arbitrary test queries
export type Row = Record<string, any>
export type Sql = (text: string, values?: unknown[]) => Promise<Row[]>

/** In milliseconds: longer than between two questions of a test that waits for something. */
const KEEP_MS = 500

/**
 * Queries on connections that stay open as long as they are used: opening one takes fifty times as long as most queries,
 * and a test that waits asks up to fifty times a second. All are closed soon after, and at the end of the test file.
 */
export function sqlOn(url: string): Sql {
  const options = { connectionString: url, connectionTimeoutMillis: 5_000 }
  const pool = new pg.Pool({
    ...options,
    max: 50,
    idleTimeoutMillis: KEEP_MS,
    allowExitOnIdle: true,
  })
  // The end of a connection that nobody is using is no failure: the next query opens another.
  pool.on('error', () => undefined)
  // Not awaited, since a frozen PostgreSQL closes no connection.
  atEnd(() => void pool.end())
  return async (text, values) => (await pool.query(text, values)).rows
}

/** Queries on connections that are closed at once: where one that stays open would be in the way. */
export function sqlOnceOn(url: string): Sql {
  return (text, values) => queryOnce(url, text, values)
}

export async function queryOnce(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * Makes a PostgreSQL of the tests leave flushing its files to the system, which takes a quarter of their time. Its data
 * survives the death of every process all the same; only a machine that loses power, as no test can make it, needs more.
 */
export async function leaveFlushing(url: string): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes']) {
    await queryOnce(url, `alter system set ${setting} = off`)
  }
  await queryOnce(url, 'select pg_reload_conf()')
}
