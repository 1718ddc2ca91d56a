import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import type { Depth } from '../queue/backend'
import type { JobQueue } from '../queue/job-queue'
import { createCommonMetrics, measureQueue } from './common-metrics'

test('build_info names the version in package.json', async () => {
  const text = await createCommonMetrics().registry.metrics()
  expect(text).toContain(`\nbuild_info{version="${manifest.version}"} 1\n`)
})

test('the depth of a queue disappears while its datastore does not answer', async () => {
  const metrics = createCommonMetrics()
  const shown = async (depth: Depth | null) => {
    const queue = {
      availability: async () => ({ redis: depth !== null }),
      depths: async () => ({ redis: depth }),
    } as unknown as JobQueue
    await measureQueue(metrics, 'submissions', queue)
    const lines = (await metrics.registry.metrics()).split('\n')
    return lines.filter((line) => /^(part_up|queue_)/.test(line))
  }
  expect(await shown({ unfinished: 7, failed: 1, oldestAgeSeconds: 90 })).toEqual([
    'part_up{part="redis"} 1',
    'queue_jobs{queue="submissions",backend="redis",state="unfinished"} 7',
    'queue_jobs{queue="submissions",backend="redis",state="failed"} 1',
    'queue_oldest_job_age_seconds{queue="submissions",backend="redis"} 90',
  ])
  expect(await shown(null)).toEqual(['part_up{part="redis"} 0'])
})
