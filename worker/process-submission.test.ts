import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { submissionJob } from '../src/contract/submission'
import { noTracing } from '../src/node/tracing/tracing'
import { quietLog } from '../tests/support/quiet-log'
import { samples } from '../tests/support/submissions'
import { createWorkerMetrics } from './metrics/worker-metrics'
import { createProcessSubmission } from './process-submission'

const job = submissionJob.parse({
  id: randomUUID(),
  reference: 'ABCD-EFGH',
  receivedAt: new Date().toISOString(),
  bodyHash: 'hash',
  source: { page: null, referrer: null, utm: {} },
  consent: null,
  suspicions: [],
  kind: 'contact',
  fields: samples.contact.body(),
})

test('what a submission comes to is put on the queue at once, each message once', async () => {
  const due = [1, 2].map(() => ({ deliveryId: randomUUID(), submissionId: job.id }))
  // Every stored submission gets this plan.
  const transaction = async () => [{ due, suppressed: ['prospect_sms'] }]
  const wake = vi.fn(async () => true)
  const metrics = createWorkerMetrics()
  const deps = { database: { transaction }, wake, metrics, log: quietLog, tracing: noTracing }
  const process = createProcessSubmission(
    deps as unknown as Parameters<typeof createProcessSubmission>[0],
  )
  await process({ id: `s-${job.id}`, data: job })
  expect(wake.mock.calls.map(([delivery]: unknown[]) => delivery)).toEqual(due)
  expect(await metrics.registry.metrics()).toContain(
    'deliveries_total{channel="prospect_sms",outcome="suppressed"} 1',
  )
})
