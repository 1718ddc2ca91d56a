// Reads and validates the environment the way the programs will, before anything is built or started.
import { type Env, loadDotEnv, readEnv } from '../../src/node/env'
import { StartError } from '../../src/node/start-error'

/** Placeholder that passes validation while the embedded database is not started yet. */
const NO_DATABASE_YET = 'postgres://127.0.0.1/embedded'

export interface Settings extends Omit<Env, 'DATABASE_URL'> {
  /** Absent when an embedded PostgreSQL is wanted. */
  databaseUrl: string | undefined
}

/** Reads `.env` and the environment. Throws a StartError with one line per problem. */
export function readSettings(): Settings {
  loadDotEnv(process.cwd())
  const databaseUrl = process.env.DATABASE_URL || undefined
  const read = readEnv({ ...process.env, DATABASE_URL: databaseUrl ?? NO_DATABASE_YET })
  if (!read.ok) throw new StartError(read.problems.join('\n'))
  return { ...read.env, databaseUrl }
}
