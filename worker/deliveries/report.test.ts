import { expect, test } from 'vitest'
import { quietLog } from '../../tests/support/quiet-log'
import { createWorkerMetrics } from '../metrics/worker-metrics'
import type { DeliverDeps } from './attempt'
import type { ClaimedDelivery } from './claim'
import type { AttemptResult } from './record'
import { createReport } from './report'

// The alert on text messages with an unknown outcome (docs/operations/alerts.yml) notifies a person.
test('a text counts as unknown only once no further lookup is scheduled', async () => {
  const metrics = createWorkerMetrics()
  const outages = { isDown: () => false }
  const report = createReport({ log: quietLog, metrics, outages } as unknown as DeliverDeps)
  const counted = async (end: AttemptResult) => {
    metrics.deliveries.reset()
    report({ channel: 'prospect_sms' } as ClaimedDelivery, { end, trouble: null })
    return (await metrics.deliveries.get()).values.map(({ labels }) => labels.outcome)
  }
  const unknown = { status: 'unknown', error: 'the answer was lost' } as const
  expect(await counted({ ...unknown, delayMs: 15_000 })).toEqual(['retried'])
  expect(await counted({ ...unknown, delayMs: 0 })).toEqual(['retried'])
  expect(await counted({ ...unknown, delayMs: null })).toEqual(['unknown'])
})
