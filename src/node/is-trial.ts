// Tells a site that somebody tries out on one machine from one that visitors are meant to reach.
import type { Env } from './env'
import { isLocal } from './is-local'

/**
 * Given to the programs that `npm start` starts: they have one environment in common, and it may well be empty. A
 * program that is started alone gets its settings from somebody, who may forget it.
 */
export const STARTED_TOGETHER = '--started-together'

export function isTrial({ NODE_ENV, PUBLIC_URL }: Pick<Env, 'NODE_ENV' | 'PUBLIC_URL'>): boolean {
  const isTogether = process.argv.includes(STARTED_TOGETHER)
  return isLocal(PUBLIC_URL) && (NODE_ENV !== 'production' || isTogether)
}
