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
    // A producer's command has a time limit of its own.
    maxRetriesPerRequest: null,
    enableOfflineQueue: use === 'worker',
    ...(use === 'producer' ? { commandTimeout: 1_000 } : {}),
    connectTimeout: 2_000,
    // A Redis without a free connection says so and hangs up. A second command sent meanwhile would fail, and with it the
    // connection, before that is read.
    disableClientInfo: true,
    maintNotifications: 'disabled',
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

/** Any rejection of the database number: the client then silently uses database 0. */
function hasNoDatabase(error: unknown): boolean {
  const { command } = (error ?? {}) as { command?: { name?: string } }
  return command?.name === 'select' && error instanceof ReplyError && !/NOAUTH/.test(String(error))
}

/** Rejections that say nothing about the number, a proxy's among them. */
const NOT_OF_THE_NUMBER =
  /NOPERM|unknown command|BUSY|LOADING|MASTERDOWN|max number of clients|upstream|unavailable|try again/i

const NO_DATABASE_ADVICE =
  'REDIS_URL: this Redis has no database with that number, or allows only 0. Correct the number at the end of the URL, for example redis://127.0.0.1:6379/0'
const CLUSTER_ADVICE =
  'REDIS_URL: this Redis is a cluster, which the queue cannot use. Choose one without cluster mode, or unset REDIS_URL to queue in PostgreSQL'

/** How long startup waits for Redis, in milliseconds. */
const START_MS = 2_000

/**
 * The error with which Redis fails to answer, so that a program can start during an outage: PostgreSQL is the standby.
 * Null if it answers. Throws a StartError if Redis rejects our credentials, has no such database or is a cluster, which
 * waiting does not fix.
 */
export async function failureToAnswer(redis: Redis): Promise<unknown> {
  let last: unknown
  let lacksDatabase = false
  const remember = (error: unknown) => {
    // What an error reply said is the reason; that the connection then ended is not.
    if (!(last instanceof ReplyError) || error instanceof ReplyError) last = error
    lacksDatabase ||= hasNoDatabase(error) && !NOT_OF_THE_NUMBER.test(String(error))
  }
  redis.on('error', remember)
  try {
    const ready = new Promise<void>((resolve) => redis.once('ready', () => resolve()))
    if (redis.status !== 'ready') await withDeadline(ready, START_MS, 'Redis')
    // INFO too: BullMQ's workers ask for the version, and consume nothing if this user may not.
    const answers = Promise.all([redis.info('server'), redis.ping()])
    const [about] = await withDeadline(answers, START_MS, 'Redis')
    if (/^(?:redis|server)_mode:cluster/m.test(about) && (await splitsKeys(redis)))
      throw new StartError(CLUSTER_ADVICE)
    return null
  } catch (error) {
    if (error instanceof StartError) throw error
    if (lacksDatabase) throw new StartError(NO_DATABASE_ADVICE)
    const said = [last, error].map((each) => (each instanceof ReplyError ? String(each) : ''))
    const rejection = said.map((text) => REJECTION.exec(text)).find(Boolean)
    if (!rejection) return last ?? error
    throw refused(rejection)
  } finally {
    redis.off('error', remember)
  }
}

/**
 * Whether a script, as the queue's are, may not use any two keys. Dragonfly calls itself a cluster, and works as a single
 * server, if it emulates one (`--cluster_mode=emulated`). The words are Redis' own, and Alibaba Cloud's.
 */
async function splitsKeys(redis: Redis): Promise<boolean> {
  try {
    await redis.eval('return 1', 2, 'website:a', 'website:b')
    return false
  } catch (error) {
    if (/\b(?:CROSSSLOT|MOVED|ASK|CLUSTERDOWN)\b|same slot/.test(String(error))) return true
    throw error
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

const NO_FILE = 'set appendonly to yes'
const NO_EVICTION = 'noeviction'
const DEFAULT_LACKS_RIGHTS =
  'give the user default all rights, even if it is off: acl setuser default ~* &* +@all'

/** What a queue never writes: the documented user of the site may do none of it either. */
const NOT_IN_ITS_FILE: ReadonlySet<string> = new Set(['-@admin', '-@dangerous'])

/** Settings of this Redis under which an accepted submission may be lost: in a power cut, at a restart, or once it is full. */
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
  // Of a user without all of them, they begin with `-@all`.
  const lacks = rule('commands').some((each) => each.startsWith('-') && !NOT_IN_ITS_FILE.has(each))
  return !mayTouchAll || lacks
}

async function settingWarnings(redis: Redis): Promise<string[]> {
  const read = async (name: string) => (await redis.config('GET', name))[1]
  try {
    const warnings: string[] = []
    if ((await read('appendonly')) !== 'yes') warnings.push(NO_FILE)
    if ((await read('appendfsync')) !== 'always') warnings.push('set appendfsync to always')
    return [...warnings, ...evictionWarnings(await read('maxmemory-policy'))]
  } catch {
    // Managed services forbid CONFIG; how often they write to disk is then their responsibility.
    const read = (section: string) => redis.info(section).catch(() => '')
    const isInMemory = /^aof_enabled:0/m.test(await read('persistence'))
    const [, policy] = /^maxmemory_policy:(\S+)/m.exec(await read('memory')) ?? []
    return [...(isInMemory ? [NO_FILE] : []), ...evictionWarnings(policy)]
  }
}

function evictionWarnings(policy = NO_EVICTION): string[] {
  if (policy === NO_EVICTION) return []
  const remedy = `set maxmemory-policy to ${NO_EVICTION}`
  return [policy.startsWith('allkeys') ? `${remedy}: once full, it deletes jobs that wait` : remedy]
}
