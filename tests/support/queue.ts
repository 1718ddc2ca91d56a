// Inspects a queue from outside, with BullMQ itself.
import { createPostgresBackend, Queue, withBackend } from 'bullmq'
import { connectRedis } from '../../src/node/redis'
import { quietLog } from './quiet-log'

interface Place {
  databaseUrl: string
  redisUrl: string | undefined
}

type AnyQueue = Pick<Queue, 'add' | 'getJob' | 'close'>

export async function queueOn<T>(
  { databaseUrl, redisUrl }: Place,
  name: string,
  act: (queue: AnyQueue) => Promise<T>,
): Promise<T> {
  const redis = redisUrl ? connectRedis(redisUrl, 'worker', quietLog) : null
  const queue: AnyQueue = redis
    ? new Queue(name, { connection: redis })
    : new (withBackend(createPostgresBackend).Queue)(name, { connection: databaseUrl })
  try {
    return await act(queue)
  } finally {
    await queue.close()
    redis?.disconnect()
  }
}
