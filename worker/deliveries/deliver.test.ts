import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { noTracing } from '../../src/node/tracing/tracing'
import { quietLog } from '../../tests/support/quiet-log'
import { createWorkerMetrics } from '../metrics/worker-metrics'
import type { DeliverDeps } from './attempt'
import { createDeliver } from './deliver'
import { Outages } from './outages'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** A claimed text message that the provider has already reported, so nothing is sent. */
const text = {
  id: ID,
  kind: 'contact',
  channel: 'prospect_sms',
  provider_id: 'SM1',
  lease_token: 'token',
  created_at: new Date(),
  lead: { received_at: new Date().toISOString(), source: {} },
}

/** One whose submission was erased: nothing is sent, and nothing was. */
const erased = { ...text, provider_id: null, lead: null }

/** SQLSTATEs: admin shutdown; check constraint violation. */
const AWAY = '57P01'
const REFUSED = '23514'

interface Refusing {
  row: object
  /** The SQLSTATE of each failed write, before one succeeds. */
  codes: string[]
}

/** A delivery handler on a PostgreSQL that returns the row on claim but fails to record the outcome. */
function deliverTo({ row, codes }: Refusing) {
  const recorded: unknown[] = []
  const refusals = [...codes]
  const statements: Record<string, (bindings: { ended: string }) => object> = {
    'claim-deliveries': () => ({ rows: [row] }),
    'record-deliveries'({ ended }) {
      const code = refusals.shift()
      if (code) throw Object.assign(new Error(), { code })
      recorded.push(...JSON.parse(ended))
      return {}
    },
  }
  const raw = (_sql: string, bindings: { ended: string }) => ({
    options: async ({ name }: { name: string }) => statements[name]?.(bindings),
  })
  const outages = {
    away: () => [],
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
  const done = handle({ id: `d-${ID}`, data: { deliveryId: ID, submissionId: ID } })
  return { done, recorded }
}

test.each([AWAY, REFUSED])(
  'what left is recorded, however often PostgreSQL says %s',
  async (code) => {
    const { done, recorded } = deliverTo({ row: text, codes: [code, code] })
    await done
    expect(recorded).toMatchObject([{ id: ID, status: 'sent', provider_id: 'SM1' }])
  },
)

test('what did not leave is recorded once PostgreSQL is back', async () => {
  const { done, recorded } = deliverTo({ row: erased, codes: [AWAY, AWAY] })
  await done
  expect(recorded).toMatchObject([{ id: ID, status: 'suppressed' }])
})

test('an ending that PostgreSQL refuses is left to the end of the lease, and not offered for ever', async () => {
  const { done, recorded } = deliverTo({ row: erased, codes: [REFUSED] })
  await expect(done).rejects.toMatchObject({ code: REFUSED })
  expect(recorded).toEqual([])
})

test('a mail whose provider was away for too long is given up without another attempt', async () => {
  const received_at = new Date(Date.now() - 6 * 86_400_000).toISOString()
  const waited = { channel: 'team_email', waited: true, previous: 'pending', tries: 3 }
  const row = { ...text, ...waited, provider_id: null, lead: { received_at, source: {} } }
  const { done, recorded } = deliverTo({ row, codes: [] })
  await done
  const error = 'the provider was away for too long'
  expect(recorded).toMatchObject([{ id: ID, status: 'failed', error }])
})

interface Due {
  id: string
  channel: string
}

/** Hands these deliveries to a handler while the SMS provider is down, all at once; a `gone` one is sent already. */
async function whileSmsIsAway(...batches: (Due & { gone?: boolean })[][]) {
  const known = new Map(batches.flat().map((due) => [due.id, due]))
  const tried: string[] = []
  const parked: string[] = []
  const claim = (wanted: { id: string; blocked: string[] }[]) => {
    const open = wanted.flatMap(({ id, blocked }) => {
      const due = known.get(id)
      return due && !due.gone && !blocked.includes(due.channel) ? [due] : []
    })
    tried.push(...open.map(({ id }) => id))
    for (const { id } of open) known.delete(id)
    return { rows: open.map((due) => ({ ...erased, ...due })) }
  }
  const raw = (sql: string, bindings: { wanted: string; id: string }) => {
    if (sql.includes('waits_for_provider = true')) parked.push(bindings.id)
    return {
      options: async ({ name }: { name: string }) =>
        name === 'claim-deliveries' ? claim(JSON.parse(bindings.wanted)) : {},
    }
  }
  const rowOf = ({ id }: { id: string }) => ({ first: async () => known.get(id) })
  const database = Object.assign(() => ({ where: rowOf }), { raw })
  const outages = new Outages(database as never)
  outages.know(['sms'])
  const { handle } = createDeliver({
    database,
    outages,
    log: quietLog,
    metrics: createWorkerMetrics(),
    tracing: noTracing,
  } as unknown as DeliverDeps)
  for (const batch of batches) {
    const job = ({ id }: Due) =>
      handle({ id: `d-${id}`, data: { deliveryId: id, submissionId: ID } })
    await Promise.all(batch.map(job))
  }
  return { tried, parked }
}

const mail = () => ({ id: randomUUID(), channel: 'team_email' })
const sms = () => ({ id: randomUUID(), channel: 'prospect_sms' })

test('mails take no turn of an SMS provider that is away', async () => {
  const mails = [mail(), mail(), mail()]
  const waiting = sms()
  const { tried, parked } = await whileSmsIsAway(mails, [...mails.map(mail), waiting])
  expect(tried).toContain(waiting.id)
  expect(tried).toHaveLength(7)
  expect(parked).toEqual([])
})

test('of texts that come at once while their provider is away, one is tried', async () => {
  const [first, ...others] = [sms(), sms(), sms()]
  const { tried, parked } = await whileSmsIsAway([first as Due, ...others])
  expect(tried).toEqual([first?.id])
  expect(parked.sort()).toEqual(others.map(({ id }) => id).sort())
})

test('a job of a text that was sent already leaves its turn to the next', async () => {
  const waiting = sms()
  const { tried, parked } = await whileSmsIsAway([{ ...sms(), gone: true }], [waiting])
  expect(tried).toEqual([waiting.id])
  expect(parked).toEqual([])
})
