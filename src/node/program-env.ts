// Reads the environment of a program, once, before anything else.
import { loadDotEnv } from './dot-env'
import { type Env, readEnv } from './env'
import { StartError } from './start-error'

/**
 * Reads `.env` of the working directory and the environment. Throws a StartError with one line per problem.
 * @param databaseUrl used if DATABASE_URL is not set; by default that is a problem
 */
export function programEnv(databaseUrl?: string): Env {
  loadDotEnv(process.cwd())
  const DATABASE_URL = process.env.DATABASE_URL || databaseUrl
  const read = readEnv({ ...process.env, DATABASE_URL })
  if (!read.ok) throw new StartError(read.problems.join('\n'))
  return read.env
}
