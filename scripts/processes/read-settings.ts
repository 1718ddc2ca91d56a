// Reads and validates the environment the way the programs will, before anything is built or started.
import type { Env } from '../../src/node/env'
import { programEnv } from '../../src/node/program-env'

/** Placeholder that passes validation while the embedded database is not started yet. */
const NO_DATABASE_YET = 'postgres://127.0.0.1/embedded'

export interface Settings extends Omit<Env, 'DATABASE_URL'> {
  /** Absent when an embedded PostgreSQL is wanted. */
  databaseUrl: string | undefined
}

/** Reads `.env` and the environment. Throws a StartError with one line per problem. */
export function readSettings(): Settings {
  const { DATABASE_URL, ...settings } = programEnv(NO_DATABASE_YET)
  return { ...settings, databaseUrl: DATABASE_URL === NO_DATABASE_YET ? undefined : DATABASE_URL }
}
