// Vitest global setup, once per run: one PostgreSQL for all tests with a migrated template, and an up-to-date build.
import { cp } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { buildIfNeeded } from '../../scripts/build/build-if-needed'
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded-postgres'
import { migrate } from '../../src/node/database/migrate'
import { leaveOutDispensable, queryOnce } from './query'
import { tempDir } from './temp-dir'

declare module 'vitest' {
  export interface ProvidedContext {
    backend: 'postgres' | 'redis'
    postgresUrl: string
    /** The data folder of a stopped PostgreSQL with all tables, to be copied. */
    preparedPostgres: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildIfNeeded()
  const prepared = tempDir('prepared-postgres')
  const first = await startEmbeddedPostgres({ dataDir: prepared })
  await leaveOutDispensable(first.url)
  await migrate(first.url)
  await first.stop()
  const dataDir = tempDir('postgres')
  // Not `cpSync`, whose folders are open to all on Node.js 22 and 24: PostgreSQL refuses them.
  await cp(prepared, dataDir, { recursive: true })
  const postgres = await startEmbeddedPostgres({ dataDir })
  await queryOnce(postgres.url, 'create database website_template template website')
  // The first connection to a database leaves a list of its catalog, which copies of its files then have from the start.
  const template = Object.assign(new URL(postgres.url), { pathname: '/website_template' })
  await queryOnce(template.href, 'select 1')
  project.provide('postgresUrl', postgres.url)
  project.provide('preparedPostgres', prepared)
  return () => postgres.stop()
}
