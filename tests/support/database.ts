// A database for one test: a copy of a migrated template on the run's PostgreSQL.
import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connectDatabase } from '../../src/node/database/connect'
import { atEnd } from './clean-up'
import { type Sql, sqlOn } from './query'

export interface TestDatabase {
  url: string
  sql: Sql
}

/** Queries on the run's PostgreSQL, for one test file. */
let admin: Sql | undefined

/** @param migrated false for a database without tables */
export async function freshDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copied as files: through the WAL, which is the default, a copy takes three times the processor time.
  const template = migrated ? ' template website_template strategy file_copy' : ''
  if (!admin) {
    admin = sqlOn(inject('postgresUrl'))
    atEnd(() => {
      admin = undefined
    })
  }
  await admin(`create database ${name}${template}`)
  const url = new URL(inject('postgresUrl'))
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
