// SQL queries for tests, each on its own connection.
import pg from 'pg'

// biome-ignore lint/suspicious/noExplicitAny: rows of arbitrary test queries
export type Row = Record<string, any>
export type Sql = (text: string, values?: unknown[]) => Promise<Row[]>

/** One connection per query, so that nothing stays open when a test ends or its database dies. */
export function sqlOn(url: string): Sql {
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
