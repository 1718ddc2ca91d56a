import { expect, test, vi } from 'vitest'
import { quietLog } from '../../tests/support/quiet-log'
import { createWorkerMetrics } from '../metrics/worker-metrics'
import type { ClaimedDelivery } from './claim'
import type { DeliverDeps } from './deliver-deps'
import { ProviderError } from './provider'
import type { AttemptResult } from './record'
import { type AttemptReport, createReport } from './report'

// What is counted as unknown is a matter for a person.
test('a text counts as unknown only once no further lookup is scheduled', async () => {
  const metrics = createWorkerMetrics()
  const outages = { isDown: () => false }
  const report = createReport({ log: quietLog, metrics, outages } as unknown as DeliverDeps)
  const counted = async (result: AttemptResult) => {
    metrics.deliveries.reset()
    report({ channel: 'prospect_sms' } as ClaimedDelivery, { result, failedProvider: null })
    return (await metrics.deliveries.get()).values.map(({ labels }) => labels.outcome)
  }
  const unknown = { status: 'unknown', error: 'the answer was lost' } as const
  expect(await counted({ ...unknown, delayMs: 15_000 })).toEqual(['retried'])
  expect(await counted({ ...unknown, delayMs: 0 })).toEqual(['retried'])
  expect(await counted({ ...unknown, delayMs: null })).toEqual(['unknown'])
})

test('a mail that some inboxes did not get, for good or for now, is logged as such', () => {
  const outages = { isDown: () => false }
  const log = { info: vi.fn(), warn: vi.fn() }
  const metrics = createWorkerMetrics()
  const report = createReport({ log, metrics, outages } as unknown as DeliverDeps)
  const refused = { error: 'refused for 1 of 2 inboxes: 450' }
  const results: AttemptResult[] = [
    { status: 'sent', providerId: '1', ...refused },
    { status: 'pending', delayMs: 5_000, deferred: ['a@example.com'], ...refused },
    { status: 'sent', providerId: '1' },
  ]
  for (const result of results)
    report({ channel: 'team_email' } as ClaimedDelivery, { result, failedProvider: null })
  const partly = [
    expect.objectContaining({ reason: refused.error }),
    'message sent, but not to every recipient',
  ]
  expect(log.warn.mock.calls).toEqual([partly, partly])
  expect(log.info.mock.calls).toEqual([[expect.anything(), 'message sent']])
})

test('a provider has recovered when it takes a message or rejects one, not when one is given up', () => {
  const answered: string[] = []
  const outages = {
    isDown: () => true,
    answered: async (provider: string) => answered.push(provider),
  }
  const metrics = createWorkerMetrics()
  const report = createReport({ log: quietLog, metrics, outages } as unknown as DeliverDeps)
  const recovers = (ended: AttemptReport) => {
    answered.length = 0
    report({ channel: 'team_email' } as ClaimedDelivery, ended)
    return answered.length > 0
  }
  const sent = { status: 'sent', providerId: '1' } as const
  const refused = new ProviderError(Object.assign(new Error(), { responseCode: 550 }))
  const down = new ProviderError(Object.assign(new Error(), { code: 'ECONNREFUSED' }))
  expect(recovers({ result: sent, failedProvider: null })).toBe(true)
  expect(recovers({ result: sent, failedProvider: null, withoutContact: true })).toBe(false)
  // Only deferred inboxes were still owed it, for five days.
  const partly = { status: 'sent', providerId: null, error: '450' } as const
  expect(recovers({ result: partly, failedProvider: null, err: refused })).toBe(true)
  expect(recovers({ result: partly, failedProvider: 'mail', err: down })).toBe(false)
  expect(recovers({ result: partly, failedProvider: null, err: new Error() })).toBe(false)
  // It answers, but takes no mail at all.
  const busy = new ProviderError(Object.assign(new Error(), { responseCode: 421 }))
  const again = { status: 'pending', error: '421', delayMs: 5_000 } as const
  expect(recovers({ result: again, failedProvider: 'mail', err: busy })).toBe(false)
})
