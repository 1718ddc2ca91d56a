// A database for one test: a copy of a migrated template on the run's PostgreSQL.
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connectDatabase } from '../../src/node/database/connect'
import { atEnd } from './clean-up'
import { queryOnce, type Sql, sqlOn } from './query'

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

/** A fresh database and `connections` to it, which are closed at the end of the test file. */
export async function connectedDatabase(connections: number) {
  const store = await freshDatabase()
  const database = connectDatabase(store.url, connections)
  atEnd(() => database.destroy())
  return { ...store, database }
}
