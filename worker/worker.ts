// Puts the worker together: queues in, rows and messages out.
import { queueNames } from '../src/contract/submission'
import { connectDatabase, requireDatabase } from '../src/node/database/connect'
import type { Env } from '../src/node/env'
import type { Log } from '../src/node/log'
import { createMetrics } from '../src/node/metrics'
import { JobQueue } from '../src/node/queue/job-queue'
import { openBackends } from '../src/node/queue/open-backends'
import { deliveryRetention, submissionRetention } from '../src/node/queue/retention'
import { createDeliver } from './deliveries/deliver'
import { Outages } from './deliveries/outages'
import { createSenders } from './deliveries/senders'
import { startSweep } from './deliveries/sweep'
import { wakeDelivery } from './deliveries/wake'
import { watchProviders } from './deliveries/watch-providers'
import { startHealthServer } from './health-server'
import { createProcessSubmission } from './process-submission'
import { queueRetryDelay } from './retry-schedule'

/** Jobs wait for a connection for milliseconds at most: their transactions touch a few rows by key. */
const DATABASE_POOL = 10

export interface RunningWorker {
  stop(): Promise<void>
}

/** Connects, starts working and serving health. Throws a StartError when a part does not answer. */
export async function createWorker(env: Env, log: Log): Promise<RunningWorker> {
  const metrics = createMetrics()
  const database = connectDatabase(env.DATABASE_URL, DATABASE_POOL)
  await requireDatabase(database)
  const backends = await openBackends(env, log)
  const submissions = await JobQueue.open(
    queueNames.submissions,
    backends.list,
    submissionRetention,
  )
  const deliveries = await JobQueue.open(queueNames.deliveries, backends.list, deliveryRetention)
  const senders = await createSenders(env)
  const health = await startHealthServer({ env, metrics, database, submissions, deliveries })

  const wake = wakeDelivery(deliveries)
  const process = createProcessSubmission({ env, log, database, wake })
  const outages = new Outages(database)
  const deliver = createDeliver({ env, log, metrics, database, senders, outages })
  const options = { concurrency: env.WORKER_CONCURRENCY, log, retryDelay: queueRetryDelay }
  const consumers = await Promise.all(
    backends.list.flatMap((backend) => [
      backend.consume(queueNames.submissions, process, options),
      backend.consume(queueNames.deliveries, deliver.handle, options),
    ]),
  )
  const sweep = startSweep({ database, wake, log })
  const watch = watchProviders({ database, outages, senders, wake, log })

  return {
    async stop() {
      sweep.stop()
      watch.stop()
      deliver.stop()
      await Promise.allSettled(consumers.map((consumer) => consumer.close()))
      await Promise.allSettled([
        health.stop(),
        senders.close(),
        submissions.close(),
        deliveries.close(),
      ])
      backends.close()
      await database.destroy()
    },
  }
}
