// How many jobs a queue on Redis has, and how old the oldest one is.
import { expect, test } from 'vitest'
import { submissionRules } from '../../src/node/queue/queue-rules'
import { redisBackend } from '../../src/node/queue/redis-backend'
import { connectRedis } from '../../src/node/redis'
import { noTracing } from '../../src/node/tracing/tracing'
import { atEnd } from '../support/clean-up'
import { queueOn } from '../support/queue'
import { quietLog } from '../support/quiet-log'
import { startRedis } from '../support/redis'

test('the age of the oldest job on Redis is that of the first one in any state and of any priority', async () => {
  const { url } = await startRedis()
  const producer = connectRedis(url, 'producer', quietLog)
  atEnd(() => producer.disconnect())
  await expect.poll(() => producer.status).toBe('ready')
  const queue = await redisBackend(url, { log: quietLog, tracing: noTracing, producer }).open(
    'aged',
    submissionRules,
  )
  const depth = async () => {
    const { oldestAgeSeconds, ...counts } = await queue.depth()
    return { ...counts, age: Math.floor(oldestAgeSeconds / 10) * 10 }
  }
  const added = (jobId: string, secondsAgo: number, options = {}) =>
    queueOn({ databaseUrl: '', redisUrl: url }, 'aged', (other) =>
      other.add('job', {}, { ...options, jobId, timestamp: Date.now() - secondsAgo * 1_000 }),
    )
  expect(await depth()).toEqual({ unfinished: 0, failed: 0, age: 0 })
  await added('second', 60)
  await added('new', 0)
  expect(await depth()).toEqual({ unfinished: 2, failed: 0, age: 60 })
  await added('first', 120, { delay: 86_400_000 })
  await added('newer', 0, { delay: 172_800_000 })
  expect(await depth()).toEqual({ unfinished: 4, failed: 0, age: 120 })
  await added('urgent', 0, { priority: 1 })
  await added('next', 0, { priority: 2 })
  await added('last', 240, { priority: 3 })
  expect(await depth()).toEqual({ unfinished: 7, failed: 0, age: 240 })
  await queue.close()
})
