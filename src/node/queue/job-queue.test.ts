import { expect, test } from 'vitest'
import type { BackendQueue, QueueBackend } from './backend'
import { JobQueue } from './job-queue'
import { deliveryRules } from './queue-rules'

/** A datastore that keeps what it is given once it is told to. */
function slowBackend() {
  const kept: string[] = []
  const releases: (() => void)[] = []
  const queue: Pick<BackendQueue, 'add'> = {
    async add(jobs) {
      await new Promise<void>((resolve) => releases.push(resolve))
      kept.push(...jobs.map(({ id }) => id))
    },
  }
  const backend = {
    name: 'postgres',
    report: () => undefined,
    open: async () => queue,
  } as unknown as QueueBackend
  return { kept, releases, backend }
}

const untilAdding = (releases: unknown[], count: number) =>
  expect.poll(() => releases.length, { interval: 1 }).toBe(count)

test('a job that was too late to be added is never said to be kept, however busy the process was', async () => {
  const { kept, releases, backend } = slowBackend()
  const queue = await JobQueue.open('deliveries', { list: [backend] }, deliveryRules)
  const first = queue.add({ id: 'a', data: {} })
  await untilAdding(releases, 1)
  const second = queue.add({ id: 'b', data: {} })
  await untilAdding(releases, 2)
  const third = queue.add({ id: 'c', data: {} })
  // The process has no time for its timers until after the first is kept.
  const until = performance.now() + 1_700
  while (performance.now() < until);
  releases[0]?.()
  await expect(third).rejects.toThrow('no queue took the job')
  await Promise.allSettled([first, second])
  expect(kept).toEqual(['a'])
})
