// A database of one test: a copy of a migrated template on the run's PostgreSQL.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

// biome-ignore lint/suspicious/noExplicitAny: rows of arbitrary test queries
export type Row = Record<string, any>
export type Sql = (text: string, values?: unknown[]) => Promise<Row[]>

export interface TestDatabase {
  url: string
  sql: Sql
}

/** @param migrated false for a database without tables */
export async function freshDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const admin = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = migrated ? ' template website_template' : ''
  await queryOnce(admin, `create database ${name}${template}`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  return { url: url.href, sql: sqlOn(url.href) }
}

/** Queries with a connection each: nothing stays open when a test ends or its database dies. */
export function sqlOn(url: string): Sql {
  return (text, values) => queryOnce(url, text, values)
}

async function queryOnce(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}
