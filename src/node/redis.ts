// The only place that opens Redis connections.
import { Redis, ReplyError } from 'ioredis'
import { withDeadline } from './deadline'
import { createOutageLogger, type Log } from './log'
import { StartError } from './start-error'

/** Longest pause between reconnect attempts, in milliseconds: the delay that an outage adds after its end. */
const RECONNECT_MS = 500

/** Socket timeout, in milliseconds: longer than BullMQ's blocking wait for a job (10 s). */
const SILENCE_MS = 15_000

/**
 * `producer`: fails at once while Redis is down, so that a request can fall back to the standby.
 * `worker`: waits for Redis, as BullMQ requires of its blocking connections.
 */
type RedisUse = 'producer' | 'worker'

export function connectRedis(url: string, use: RedisUse, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: use === 'worker' ? null : 1,
    enableOfflineQueue: use === 'worker',
    ...(use === 'producer' ? { commandTimeout: 1_000 } : {}),
    connectTimeout: 2_000,
    // A Redis without a free connection says so and hangs up. A second command sent meanwhile would fail, and with it the
    // connection, before that is read.
    disableClientInfo: true,
    // A machine that died closes no connections: one without traffic for this long is dropped.
    socketTimeout: SILENCE_MS,
    // After a failover the former primary keeps its connections but rejects writes.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    retryStrategy: (attempt) => Math.min(attempt * 50, RECONNECT_MS),
  })
  redis.on('error', createOutageLogger(log, 'Redis'))
  // It would silently go on with database 0, where no program with a corrected URL looks for the jobs.
  redis.on('error', (error) => {
    if (hasNoDatabase(error)) redis.disconnect(true)
  })
  return redis
}

export type { Redis }

/** Replies to a wrong user or password, or to a command that was renamed. All other errors (loading, too many clients) count as temporary. */
const REJECTION =
  /WRONGPASS|NOAUTH|NOPERM|invalid password|AUTH .*without any password|unknown command/

/** The reply to a database number that this Redis does not have; the client then silently uses database 0. */
const hasNoDatabase = (error: unknown) => /DB index is out of range/.test(String(error))

const NO_DATABASE_ADVICE =
  'REDIS_URL: this Redis has no database with that number. Correct the number at the end of the URL, for example redis://127.0.0.1:6379/0'

/** How long startup waits for Redis, in milliseconds. */
const START_MS = 2_000

/**
 * The error with which Redis fails to answer, so that a program can start during an outage: PostgreSQL is the standby.
 * Null if it answers. Throws a StartError if Redis rejects our credentials or has no such database, which waiting does
 * not fix.
 */
export async function failureToAnswer(redis: Redis): Promise<unknown> {
  let last: unknown
  let lacksDatabase = false
  const remember = (error: unknown) => {
    last = error
    lacksDatabase ||= hasNoDatabase(error)
  }
  redis.on('error', remember)
  try {
    const ready = new Promise<void>((resolve) => redis.once('ready', () => resolve()))
    if (redis.status !== 'ready') await withDeadline(ready, START_MS, 'Redis')
    // INFO too: BullMQ's workers ask for the version, and consume nothing if this user may not.
    await withDeadline(Promise.all([redis.ping(), redis.info('server')]), START_MS, 'Redis')
    return null
  } catch (error) {
    if (lacksDatabase) throw new StartError(NO_DATABASE_ADVICE)
    const said = [last, error].map((each) => (each instanceof ReplyError ? String(each) : ''))
    const rejection = said.map((text) => REJECTION.exec(text)).find(Boolean)
    if (!rejection) return last ?? error
    throw refused(rejection)
  } finally {
    redis.off('error', remember)
  }
}

const refused = ([code]: RegExpExecArray) =>
  new StartError(
    `REDIS_URL: Redis refuses the connection (${code}). Correct user and password in the URL, for example redis://user:secret@127.0.0.1:6379, and let this user run every command that the queue needs, INFO and BZPOPMIN among them. Only if no submission waits in this Redis, unset REDIS_URL to queue in PostgreSQL`,
  )

/**
 * Throws a StartError if Redis forbids this user to wait for jobs: a worker would take none, though everything else
 * works. Any other error counts as temporary.
 * @param key of a set of the queue's that stays empty
 */
export async function requireWaiting(redis: Redis, key: string): Promise<void> {
  try {
    await redis.bzpopmin(key, 0.01)
  } catch (error) {
    const rejection = REJECTION.exec(String(error))
    if (rejection) throw refused(rejection)
  }
}

const NO_EVICTION = 'set maxmemory-policy to noeviction'
const DEFAULT_LACKS_RIGHTS =
  'give the user default all rights, even if it is off: acl setuser default ~* &* +@all'

/** What a queue never writes: the documented user of the site may do none of it either. */
const NOT_IN_ITS_FILE: ReadonlySet<string> = new Set(['-@admin', '-@dangerous'])

/** Settings of this Redis under which an accepted submission may not survive a power cut or a restart. */
export async function durabilityWarnings(redis: Redis): Promise<string[]> {
  const lost = (await lacksRightsToRestore(redis)) ? [DEFAULT_LACKS_RIGHTS] : []
  return [...(await settingWarnings(redis)), ...lost]
}

/**
 * Whether the user `default` lacks a right that Redis 7 and 8, and Valkey 8, ask of it while they read their own file:
 * without it they drop every job at a restart, and only their own log says so (redis/redis#14541,
 * valkey-io/valkey#3983). False where our user may not ask.
 */
async function lacksRightsToRestore(redis: Redis): Promise<boolean> {
  const answer = await redis.acl('GETUSER', 'default').catch(() => null)
  if (!Array.isArray(answer)) return false
  const rule = (name: string) => String(answer[answer.indexOf(name) + 1]).split(/[ ,]/)
  const mayTouchAll = rule('keys').some((keys) => keys === '~*' || keys === '*')
  const commands = rule('commands')
  const lacks = commands.some((each) => each.startsWith('-') && !NOT_IN_ITS_FILE.has(each))
  return !mayTouchAll || !commands.includes('+@all') || lacks
}

async function settingWarnings(redis: Redis): Promise<string[]> {
  const read = async (name: string): Promise<string | undefined> => {
    const answer = await redis.config('GET', name)
    return answer[1]
  }
  try {
    const warnings: string[] = []
    if ((await read('appendonly')) !== 'yes') warnings.push('set appendonly to yes')
    if ((await read('appendfsync')) !== 'always') warnings.push('set appendfsync to always')
    if ((await read('maxmemory-policy')) !== 'noeviction') warnings.push(NO_EVICTION)
    return warnings
  } catch {
    // Managed services forbid CONFIG; what they write to disk is then their responsibility.
    const memory = await redis.info('memory').catch(() => '')
    return /^maxmemory_policy:(?!noeviction)/m.test(memory) ? [NO_EVICTION] : []
  }
}
