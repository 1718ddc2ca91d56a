import { expect, test } from 'vitest'
import { createWorkerMetrics } from '../../src/node/metrics/worker-metrics'
import { noTracing } from '../../src/node/tracing/tracing'
import { quietLog } from '../../tests/support/quiet-log'
import type { DeliverDeps } from './attempt'
import { createDeliver } from './deliver'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** A claimed text whose provider has told us of it already, so that nothing is sent. */
const row = {
  id: ID,
  kind: 'contact',
  channel: 'prospect_sms',
  provider_id: 'SM1',
  lease_token: 'token',
  created_at: new Date(),
  lead: { received_at: new Date().toISOString(), source: {} },
}

/** A PostgreSQL that gives out that row, and refuses so many records before it takes one. */
function databaseRefusing(refusals: number) {
  const recorded: unknown[] = []
  let asked = 0
  const statements: Record<string, (bindings: { ended: string }) => object> = {
    'claim-deliveries': () => ({ rows: [row] }),
    'record-deliveries'({ ended }) {
      asked += 1
      if (asked <= refusals) throw Object.assign(new Error(), { code: '57P01' })
      recorded.push(...JSON.parse(ended))
      return {}
    },
  }
  const raw = (_sql: string, bindings: { ended: string }) => ({
    options: async ({ name }: { name: string }) => statements[name]?.(bindings),
  })
  return { recorded, raw }
}

test('how an attempt ended is recorded, however often PostgreSQL refuses it meanwhile', async () => {
  const { recorded, raw } = databaseRefusing(2)
  const outages = {
    closed: () => [],
    during: (_family: string, work: () => unknown) => work(),
    isAway: () => false,
  }
  const { handle } = createDeliver({
    database: { raw },
    outages,
    log: quietLog,
    metrics: createWorkerMetrics(),
    tracing: noTracing,
  } as unknown as DeliverDeps)
  await handle({ id: `d-${ID}`, data: { deliveryId: ID, submissionId: ID } })
  expect(recorded).toMatchObject([{ id: ID, status: 'sent', provider_id: 'SM1' }])
})
