import type { Context } from 'koa'
import { expect, test, vi } from 'vitest'
import type { Database } from '../../src/node/database/connect'
import type { JobQueue } from '../../src/node/queue/job-queue'
import { createServerMetrics } from '../metrics/server-metrics'
import { giveFormToken } from './form-token'
import { healthRoutes } from './health'

const next = async () => undefined
const context = () => ({ set: vi.fn() })

function routes() {
  const queue = {
    availability: vi.fn(async () => ({ postgres: true })),
    depths: vi.fn(async () => ({})),
  }
  const raw = vi.fn(async () => ({ rows: [] }))
  const answers = healthRoutes({
    queue: queue as unknown as JobQueue,
    database: { raw } as unknown as Database,
    metrics: createServerMetrics(),
    isStopping: () => false,
  })
  return { queue, raw, answers: Object.entries(answers) }
}

test('probes and scrapes that arrive together ask the datastores once', async () => {
  const { queue, raw, answers } = routes()
  const together = Array.from({ length: 10 }, () => answers).flat()
  await Promise.all(together.map(([, answer]) => answer(context() as unknown as Context, next)))
  for (const asked of [queue.depths, raw]) expect(asked).toHaveBeenCalledTimes(1)
  // By the probes, and by the scrapes.
  expect(queue.availability).toHaveBeenCalledTimes(2)
})

test.each([...routes().answers, ['form token', giveFormToken({ issue: () => 'token' })] as const])(
  'no cache may keep the answer of %s',
  async (_, answer) => {
    const ctx = context()
    await answer(ctx as unknown as Context, next)
    expect(ctx.set).toHaveBeenCalledWith('Cache-Control', 'no-store')
  },
)
