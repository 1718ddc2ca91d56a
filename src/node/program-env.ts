// Reads the environment of a program, once, before anything else.
import { type Env, loadDotEnv, readEnv } from './env'
import { StartError } from './start-error'

/** Reads `.env` of the working directory and the environment. Throws a StartError with one line per problem. */
export function programEnv(): Env {
  loadDotEnv(process.cwd())
  const read = readEnv(process.env)
  if (!read.ok) throw new StartError(read.problems.join('\n'))
  return read.env
}
