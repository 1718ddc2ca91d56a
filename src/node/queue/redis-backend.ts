// BullMQ on Redis: the production choice.
import { Queue, Worker } from 'bullmq'
import { createJobFailureLogger, createOutageLogger, type Log } from '../log'
import { connectRedis, type Redis, requireWaiting } from '../redis'
import type { Tracing } from '../tracing/tracing'
import type { QueueBackend } from './backend'
import { processor, workerOptions, wrapQueue, wrapWorker } from './bullmq'
import { countJobs, MOST_PRIORITIES } from './kept-jobs'

/** From two jobs on, one pipeline is cheaper. */
const BULK_FROM = 2

/**
 * An add is a script that writes several keys. This one fails where an add would: on a Redis that is full, cannot
 * save, is a replica, allows no scripts, or spreads keys over a cluster.
 */
const PROBE = "redis.call('set', KEYS[1], 1, 'PX', 1) return redis.call('exists', KEYS[2])"

interface Deps {
  log: Log
  tracing: Tracing
  /** The connection that adds jobs; it must fail at once while Redis is down. */
  producer: Redis
}

export function redisBackend(redisUrl: string, { log, tracing, producer }: Deps): QueueBackend {
  const telemetry = tracing.bullmq ? { telemetry: tracing.bullmq } : {}
  const report = createOutageLogger(log, 'Redis')
  return {
    name: 'redis',
    report,
    async open(name, rules) {
      const queue = new Queue(name, {
        connection: producer,
        skipWaitingForReady: true,
        // BullMQ asks for the version once. While Redis is down that fails, and it would never use the queue again.
        skipVersionCheck: true,
        ...telemetry,
      })
      const firsts = () => firstOfPriorities(producer, queue.toKey('prioritized'))
      const count = () => countJobs(queue, firsts)
      return {
        ...wrapQueue(queue, { ...rules, bulkFrom: BULK_FROM, count }, report),
        async probe() {
          await queue.waitUntilReady()
          try {
            await producer.eval(PROBE, 2, 'website:probe', queue.toKey('probe'))
          } catch (error) {
            // Where this user lacks a right that only the probe needs, nothing else would say so.
            report(error)
            throw error
          }
        },
      }
    },
    async consume(name, handler, options) {
      await requireWaiting(producer, `bull:${name}:probe`)
      const connection = connectRedis(redisUrl, 'worker', log)
      const worker = new Worker(name, processor(handler, options), {
        connection,
        ...workerOptions(options),
        ...telemetry,
      })
      const { close } = wrapWorker(worker, options, {
        down: report,
        // Whatever holds the queue, jobs write to the tables.
        outage: createOutageLogger(log, 'PostgreSQL'),
        failed: createJobFailureLogger(log),
      })
      return {
        async close() {
          await close()
          connection.disconnect()
        },
      }
    },
  }
}

/** BullMQ's score of a job with a priority is the priority times this, plus a number that counts up. */
const SCORES_PER_PRIORITY = 2 ** 32

async function firstOfPriorities(redis: Redis, key: string): Promise<string[]> {
  const ids: string[] = []
  let from = 0
  while (ids.length < MOST_PRIORITIES) {
    const [id, score] = await redis.zrangebyscore(key, from, '+inf', 'WITHSCORES', 'LIMIT', 0, 1)
    if (id === undefined) break
    ids.push(id)
    from = (Math.floor(Number(score) / SCORES_PER_PRIORITY) + 1) * SCORES_PER_PRIORITY
  }
  return ids
}
