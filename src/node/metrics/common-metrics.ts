// Metrics that both programs share: the process itself, the queues, and which dependencies are up.
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { JobQueue } from '../queue/job-queue'
import { version } from '../version'

type CommonMetrics = ReturnType<typeof createCommonMetrics>

/** Creates a registry per program; nothing is global, so that tests can have several. */
export function createCommonMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const buildInfo = new Gauge({
    name: 'build_info',
    help: 'Always 1; the label version is the release that runs',
    labelNames: ['version'],
    registers,
  })
  buildInfo.set({ version }, 1)
  return {
    registry,
    partUp: new Gauge({
      name: 'part_up',
      help: 'Whether a datastore accepts writes from this program: postgres, redis',
      labelNames: ['part'],
      registers,
    }),
    queueDepth: new Gauge({
      name: 'queue_jobs',
      help: 'Jobs on a queue, by datastore and state (unfinished, failed)',
      labelNames: ['queue', 'backend', 'state'],
      registers,
    }),
    queueAge: new Gauge({
      name: 'queue_oldest_job_age_seconds',
      help: 'Age of the oldest job that is not finished',
      labelNames: ['queue', 'backend'],
      registers,
    }),
  }
}

/** Copies the state of the queues into the gauges. Removes the depth series of a datastore that does not answer. */
export async function measureQueue(
  metrics: CommonMetrics,
  name: string,
  queue: JobQueue,
): Promise<void> {
  const [taking, depths] = await Promise.all([queue.availability(), queue.depths()])
  for (const [part, up] of Object.entries(taking)) metrics.partUp.set({ part }, up ? 1 : 0)
  for (const [backend, depth] of Object.entries(depths)) {
    const place = { queue: name, backend }
    if (depth) {
      metrics.queueDepth.set({ ...place, state: 'unfinished' }, depth.unfinished)
      metrics.queueDepth.set({ ...place, state: 'failed' }, depth.failed)
      metrics.queueAge.set(place, depth.oldestAgeSeconds)
    } else {
      for (const state of ['unfinished', 'failed']) metrics.queueDepth.remove({ ...place, state })
      metrics.queueAge.remove(place)
    }
  }
}
