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

/**
 * A worker that keeps this job active until it is let go, and completes every other one at once. Resolves once the
 * job is active.
 */
export async function holdJob(databaseUrl: string, name: string, id: string) {
  let finish = () => {}
  const finished = new Promise<void>((done) => (finish = done))
  let worker: { close(): Promise<void> } | undefined
  await new Promise<void>((isActive) => {
    const work = async (job: { id?: string }) => {
      if (job.id !== id) return
      isActive()
      await finished
    }
    const { Worker } = withBackend(createPostgresBackend)
    worker = new Worker(name, work, { connection: databaseUrl })
  })
  return {
    async letGo() {
      finish()
      await worker?.close()
    },
  }
}
