// Shared by all commands: dependencies, exit codes, errors and queries.
import type { Database } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { Output } from './output'
import type { Query } from './query'

export interface CommandContext {
  env: Env
  database: Database
  out: Output
}

/** 0 ok, 1 not found or failed, 2 usage error. */
export type ExitCode = 0 | 1 | 2

/** An expected failure of a command: one line with reason and remedy. Printed; exit code 1. */
export class LeadsError extends Error {
  override name = 'LeadsError'
}

interface Question {
  sql: string
  bindings?: Query['bindings'] | Record<string, string[]>
}

/** Returns the rows of a query, on the pool or in a transaction. */
export async function ask<Row>(
  database: Pick<Database, 'raw'>,
  { sql, bindings = [] }: Question,
): Promise<Row[]> {
  return (await database.raw<{ rows: Row[] }>(sql, bindings)).rows
}
