// The options of `npm run test:faults`, and the sizes of the short and the full form.
import { parseArgs } from 'node:util'

export type Backend = 'postgres' | 'redis'

export interface Options {
  /** As typed: together with the code they determine the plan. */
  words: string
  seed: number
  backends: Backend[]
  /** How long faults are injected, per backend, in milliseconds. */
  stormMs: number
  faults: number
  /** Submissions that the clients spread across the storm, per backend. */
  submissions: number
  longestFreezeMs: number
  /** How often the worker is killed while it holds the same jobs. */
  deaths: number
  /** How long PostgreSQL (with Redis) or SMTP (without) is down without a break; 0 skips the outage. */
  outageMs: number
  /** Runs both backends in parallel: most of a short run is waiting. */
  sideBySide: boolean
  /** Factor of the time limits. */
  slack: number
}

const DEFAULT_SEED = 20_261
const MINUTE = 60_000

const USAGE = `npm run test:faults -- [--seed N] [--minutes N] [--backend redis|postgres] [--outage N] [--short [--one-by-one]]
  --seed     seed of the plan of faults and submissions (default ${DEFAULT_SEED})
  --minutes  length of the storm, over all backends (default 20); faults and submissions scale with it
  --backend  run only this backend
  --outage   minutes of the long outage (default 10; 0 skips it)
  --short    the short form that npm test runs, under two minutes
  --one-by-one  with --short: one backend after the other, for a slow machine`

/** Throws a message with the usage for an invalid value. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string' },
      backend: { type: 'string' },
      outage: { type: 'string' },
      short: { type: 'boolean' },
      'one-by-one': { type: 'boolean' },
    },
  })
  const number = (name: 'seed' | 'minutes' | 'outage', fallback: number) => {
    const value = Number(values[name] ?? fallback)
    if (!Number.isFinite(value) || value < 0)
      throw new Error(`--${name} must be a number that is not negative\n${USAGE}`)
    return value
  }
  const { backend } = values
  if (backend !== undefined && backend !== 'redis' && backend !== 'postgres') {
    throw new Error(`--backend must be redis or postgres\n${USAGE}`)
  }
  const backends: Backend[] = backend ? [backend] : ['postgres', 'redis']
  const seed = number('seed', DEFAULT_SEED)
  const words = args.join(' ')
  if (values.short) return { words, seed, backends, ...short, sideBySide: !values['one-by-one'] }
  const minutes = number('minutes', 20) / backends.length
  return {
    words,
    seed,
    backends,
    stormMs: minutes * MINUTE,
    // Per minute: ten faults and 250 submissions, which makes 200 and 5,000 in twenty minutes.
    faults: Math.max(10, Math.round(minutes * 10)),
    submissions: Math.max(50, Math.round(minutes * 250)),
    longestFreezeMs: 12_000,
    deaths: 20,
    outageMs: number('outage', 10) * MINUTE,
    sideBySide: false,
    slack: 1,
  }
}

const short = {
  stormMs: 18_000,
  faults: 12,
  submissions: 200,
  longestFreezeMs: 6_500,
  deaths: 2,
  outageMs: 0,
  // Every change waits for it, on any machine, and two runs share that.
  slack: 2,
}
