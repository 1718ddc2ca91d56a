// Reads the environment of a program, once, before anything else.
import { loadDotEnv } from './dot-env'
import { type Env, readEnv, settingNames } from './env'
import { STARTED_TOGETHER } from './is-trial'
import { misspelled } from './misspelled'
import { StartError } from './start-error'

/**
 * Reads `.env` of the working directory and the environment. Throws a StartError with one line per problem. Names that
 * look like a misspelled setting are printed.
 * @param databaseUrl used if DATABASE_URL is not set; by default that is a problem
 */
export function programEnv(databaseUrl?: string): Env {
  loadDotEnv(process.cwd())
  // What `npm start` starts has the environment of `npm start`, which has printed them.
  if (!process.argv.includes(STARTED_TOGETHER)) {
    for (const line of misspelled(process.env, settingNames)) process.stderr.write(`${line}\n`)
  }
  const DATABASE_URL = process.env.DATABASE_URL || databaseUrl
  const read = readEnv({ ...process.env, DATABASE_URL })
  if (!read.ok) throw new StartError(read.problems.join('\n'))
  return read.env
}
