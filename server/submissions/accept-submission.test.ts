import { expect, test } from 'vitest'
import { createLog } from '../../src/node/log'
import { createMetrics } from '../../src/node/metrics'
import { createAcceptSubmission, type SubmissionRequest } from './accept-submission'

const DAY = 24 * 60 * 60 * 1_000

/** The door with a queue that remembers, and a clock that can be set. */
function door() {
  const kept = new Map<string, object>()
  const clock = { now: 1_000 * DAY }
  const accept = createAcceptSubmission({
    queue: {
      add: async ({ id, data }) => void (kept.has(id) || kept.set(id, data)),
      find: async (id) => kept.get(id) ?? null,
    },
    rateLimit: { take: async () => 0, giveBack: async () => undefined },
    log: createLog('test', 'silent'),
    metrics: createMetrics(),
    now: () => clock.now,
  })
  return { accept, kept, clock }
}

const request = (body: object, idempotencyKey: string | null = null): SubmissionRequest => ({
  kind: 'contact',
  body: {
    name: 'Ann Lee',
    email: 'ann@example.com',
    service: 'cloud',
    message: 'Our servers need a new home.',
    ...body,
  },
  alsoInvalid: [],
  idempotencyKey,
  client: '192.0.2.1',
  source: { page: '/contact', referrer: null, utm: {} },
})

test('a repeat around midnight is the same submission, the same words a week later are not', async () => {
  const { accept, kept, clock } = door()
  clock.now = 1_000 * DAY - 1
  const first = await accept(request({}))
  clock.now = 1_000 * DAY + 1
  expect(await accept(request({}))).toEqual({ ...first, outcome: 'repeated' })
  clock.now += 7 * DAY
  expect((await accept(request({}))).outcome).toBe('accepted')
  expect(kept.size).toBe(2)
})

test('the job holds consent as evidence, and none where no number was given', async () => {
  const { accept, kept } = door()
  await accept(request({ smsConsent: true, phone: '214 555 0100' }))
  await accept(request({ smsConsent: true, phone: '  ' }))
  const [withNumber, without] = [...kept.values()]
  expect(withNumber).toMatchObject({ fields: { smsConsent: true }, consent: { ip: '192.0.2.1' } })
  expect(without).toMatchObject({ fields: { smsConsent: false }, consent: null })
})

test('a key that another process used in the same moment for another text is not accepted', async () => {
  const { accept, kept } = door()
  const first = await accept(request({}, 'key'))
  const [id = '', job] = [...kept.entries()][0] ?? []
  kept.clear()
  const racing = createAcceptSubmission({
    queue: {
      // The other process is faster: its job is there by the time ours is added.
      add: async () => void kept.set(id, { ...job, bodyHash: 'other' }),
      find: async (asked) => kept.get(asked) ?? null,
    },
    rateLimit: { take: async () => 0, giveBack: async () => undefined },
    log: createLog('test', 'silent'),
    metrics: createMetrics(),
  })
  expect(first.outcome).toBe('accepted')
  expect(await racing(request({}, 'key'))).toEqual({ outcome: 'key-reused' })
})
