// Vitest global setup, once per run: one PostgreSQL for all tests with a migrated template, and an up-to-date build.
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { buildIfNeeded } from '../../scripts/build/build-if-needed'
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded-postgres'
import { migrate } from '../../src/node/database/migrate'
import { leaveFlushing } from './query'
import { tempDir } from './temp-dir'

declare module 'vitest' {
  export interface ProvidedContext {
    backend: 'postgres' | 'redis'
    postgresUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfNeeded()
  const postgres = await startEmbeddedPostgres({ dataDir: tempDir('postgres') })
  await leaveFlushing(postgres.url)
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database website_template')
  await admin.end()
  const template = new URL(postgres.url)
  template.pathname = '/website_template'
  await migrate(template.href)
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
