// The environment of a program: read once, on its first line.
import { type Env, loadDotEnv, readEnv } from './env'
import { StartError } from './start-error'

/** Reads `.env` of the working directory and the environment. Throws a StartError, one line per problem. */
export function programEnv(): Env {
  loadDotEnv(process.cwd())
  const read = readEnv(process.env)
  if (!read.ok) throw new StartError(read.problems.join('\n'))
  return read.env
}
