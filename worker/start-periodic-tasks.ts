// Starts the worker's periodic tasks: heartbeat, delivery sweep, provider probes, the daily digest and retention.
import type { JobQueue } from '../src/node/queue/job-queue'
import { startHeartbeat } from './deliveries/database-heartbeat'
import type { DeliverDeps } from './deliveries/deliver-deps'
import { startSweep } from './deliveries/sweep'
import type { Wake } from './deliveries/wake'
import { watchProviders } from './deliveries/watch-providers'
import { startDigest } from './digest/send-digest'
import type { Repeating } from './repeat'
import { startRetention } from './retention/start-retention'

interface Deps extends DeliverDeps {
  wake: Wake
  submissions: JobQueue
}

export function startPeriodicTasks(deps: Deps): Repeating {
  const tasks = [
    startHeartbeat(deps),
    startSweep(deps),
    watchProviders(deps),
    startDigest({ ...deps, mail: deps.senders.mail }),
    startRetention(deps),
  ]
  return {
    async stop() {
      await Promise.all(tasks.map((task) => task.stop()))
    },
  }
}
