// SQL queries for tests.
import pg from 'pg'
import { atEnd } from './clean-up'

// biome-ignore lint/suspicious/noExplicitAny: rows of arbitrary test queries
export type Row = Record<string, any>
export type Sql = (text: string, values?: unknown[]) => Promise<Row[]>

/** In milliseconds: longer than between most questions of one test. */
const KEEP_MS = 5_000

/**
 * Queries on connections that stay open as long as they are used: opening one takes fifty times as long as most queries,
 * and a test that waits asks up to fifty times a second. All are closed some time after, and at the end of the test file.
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
 * What a PostgreSQL of the tests does without, to leave its processor time to them:
 * - Flushing its files, which takes a quarter of their time. Its data survives the death of every process all the same;
 *   only a machine that loses power, as no test can make it, needs more.
 * - Autovacuum, which visits each of the hundred databases of a run every minute, to find almost nothing in it.
 * - Processes of its own for reading files and for replicating tables. These two take effect at its next start.
 */
const DISPENSABLE = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  io_method: 'sync',
  max_logical_replication_workers: '0',
}

export async function leaveOutDispensable(url: string): Promise<void> {
  for (const [setting, value] of Object.entries(DISPENSABLE)) {
    await queryOnce(url, `alter system set ${setting} = ${value}`)
  }
  await queryOnce(url, 'select pg_reload_conf()')
}
