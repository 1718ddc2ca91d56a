import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../../src/node/log'
import type { NewJob } from '../../src/node/queue/backend'
import { createServerMetrics } from '../metrics/server-metrics'
import { createAcceptSubmission, type SubmissionRequest } from './accept-submission'

const DAY = 24 * 60 * 60 * 1_000

/** What several servers share: a queue that keeps jobs, the tables, a rate limit, and a clock. */
function world() {
  const kept = new Map<string, object>()
  const rows = new Map<string, string>()
  /** When an address left the newsletter. */
  const left = new Map<string, string>()
  const clock = { now: 1_000 * DAY }
  const asked: string[] = []
  const limit = { left: 1_000 }
  const queue = {
    add: async ({ id, data }: NewJob) => {
      asked.push('add')
      if (!kept.has(id)) kept.set(id, data)
    },
    addAndRead: async (job: NewJob) => {
      await queue.add(job)
      return kept.get(job.id)
    },
    find: async (id: string) => {
      asked.push('find')
      return kept.get(id) ?? null
    },
  }
  const metrics = createServerMetrics()
  const errors: string[] = []
  const log = createLog('test', 'error', { to: { write: (line) => void errors.push(line) } })
  const server = () =>
    createAcceptSubmission({
      queue,
      stored: {
        hashOf: async (_kind, id) => {
          asked.push('table')
          return rows.get(id) ?? null
        },
        leftNewsletterAt: async (address) => {
          asked.push('subscribers')
          return left.get(address) ?? null
        },
      },
      rateLimit: {
        take: async () => (limit.left-- > 0 ? 0 : 7),
        refund: async () => void limit.left++,
      },
      // The token's text is its age.
      tokens: { ageOf: (token) => Number(token) },
      log,
      metrics,
      now: () => clock.now,
    })
  return { accept: server(), server, queue, kept, rows, left, clock, asked, limit, metrics, errors }
}

const request = (
  body: object,
  idempotencyKey: string | null = null,
  formToken = '',
): SubmissionRequest => ({
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
  formToken,
  client: '192.0.2.1',
  consentVersion: '',
  source: { page: '/contact', referrer: null, utm: {} },
  requestId: 'request-1',
})

test('the same words are a repeat around midnight, and a new submission a week later', async () => {
  const { accept, kept, clock } = world()
  clock.now = 1_000 * DAY - 1
  const first = await accept(request({}))
  clock.now = 1_000 * DAY + 1
  expect(await accept(request({}))).toEqual({ ...first, outcome: 'repeated' })
  clock.now += 7 * DAY
  expect((await accept(request({}))).outcome).toBe('accepted')
  expect(kept.size).toBe(2)
})

test('a subscriber who left is subscribed again by the same words, the same day and the next', async () => {
  const { accept, server, kept, left, clock } = world()
  const subscription = {
    ...request({ service: undefined, phone: '214 555 0100', email: 'Ann@Example.com' }),
    kind: 'newsletter',
  } as const
  const first = await accept(subscription)
  expect(await server()(subscription)).toEqual(first)
  expect(kept.size).toBe(1)
  left.set('ann@example.com', '2026-01-01T00:00:00.000Z')
  for (const later of [0, DAY]) {
    clock.now += later
    const back = await server()(subscription)
    expect(back).not.toEqual(first)
    expect(await server()(subscription)).toEqual(later ? { ...back, outcome: 'repeated' } : back)
  }
  expect(kept.size).toBe(2)
})

test('only a subscription without a date looks up when the address left', async () => {
  const { accept, asked } = world()
  const phone = '214 555 0100'
  const subscription = { ...request({ phone }), kind: 'newsletter' } as const
  await accept({ ...subscription, idempotencyKey: 'key' })
  await accept({ ...request({ phone, createdAt: '2026-01-01T00:00:00Z' }), kind: 'newsletter' })
  await accept(request({}))
  expect(asked).not.toContain('subscribers')
  await accept(subscription)
  expect(asked).toContain('subscribers')
})

test('the job holds evidence of consent only if a phone number was given', async () => {
  const { accept, kept } = world()
  await accept(request({ smsConsent: true, phone: '214 555 0100' }))
  await accept(request({ smsConsent: true, phone: '  ' }))
  const [withNumber, without] = [...kept.values()]
  expect(withNumber).toMatchObject({ fields: { smsConsent: true }, consent: { ip: '192.0.2.1' } })
  expect(without).toMatchObject({ fields: { smsConsent: false }, consent: null })
})

test('a key that another process has just used for another text is rejected', async () => {
  const { server, queue, kept } = world()
  const { add } = queue
  // The other process is faster: its job is in the queue by the time ours is added.
  queue.add = async (job) => {
    kept.set(job.id, { ...job.data, bodyHash: 'other' })
    await add(job)
  }
  expect(await server()(request({}, 'key'))).toEqual({ outcome: 'key-reused' })
})

test('of two texts under one key that are added at once, one is accepted', async () => {
  const { server, kept } = world()
  const answers = await Promise.all([
    server()(request({ name: 'Ann Lee' }, 'key')),
    server()(request({ name: 'Bob Lee' }, 'key')),
  ])
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['accepted', 'key-reused'])
  expect(kept.size).toBe(1)
})

test('a key is remembered by the process, the queue, and the table', async () => {
  const { accept, server, kept, rows } = world()
  const other = request({ name: 'Bob Lee' }, 'key')
  const first = await accept(request({}, 'key'))
  if (!('id' in first)) throw new Error('not accepted')
  const repeated = { ...first, outcome: 'repeated' }
  // Two jobs of one millisecond and one body cannot be told apart, and need not be.
  await sleep(2)
  for (const each of [accept, server()]) {
    expect(await each(request({}, 'key'))).toEqual(repeated)
    expect(await each(other)).toEqual({ outcome: 'key-reused' })
  }
  const [job] = [...kept.values()] as { bodyHash: string }[]
  kept.clear()
  rows.set(first.id, job?.bodyHash ?? '')
  expect(await server()(other)).toEqual({ outcome: 'key-reused' })
  expect(await server()(request({}, 'key'))).toEqual(repeated)
  expect(kept.size).toBe(0)
})

test('a repeat re-queues a job that the queue has lost, at most once a second', async () => {
  const { accept, kept, clock, asked } = world()
  await accept(request({}, 'key'))
  asked.length = 0
  clock.now += 999
  expect((await accept(request({}, 'key'))).outcome).toBe('repeated')
  expect(asked).toEqual([])
  kept.clear()
  clock.now += 1
  expect((await accept(request({}, 'key'))).outcome).toBe('repeated')
  expect(kept.size).toBe(1)
  asked.length = 0
  clock.now += 999
  expect((await accept(request({}, 'key'))).outcome).toBe('repeated')
  expect(asked).toEqual([])
})

test('a repeat is rejected if its key has been taken for another text since the queue lost it', async () => {
  const { accept, server, kept, clock } = world()
  await accept(request({}, 'key'))
  kept.clear()
  await server()(request({ name: 'Bob Lee' }, 'key'))
  clock.now += 1_000
  expect(await accept(request({}, 'key'))).toEqual({ outcome: 'key-reused' })
})

test('a new submission costs one queue operation, and with a key one table lookup as well', async () => {
  const { accept, asked } = world()
  await accept(request({ createdAt: '2026-01-01T00:00:00Z' }))
  expect(asked).toEqual(['add'])
  asked.length = 0
  await accept(request({}, 'key'))
  expect(asked).toEqual(['table', 'add'])
})

test('a repeat over the limit is recognized on every server and does not count', async () => {
  const { accept, server, limit } = world()
  limit.left = 1
  const first = await accept(request({}, 'key'))
  const words = { createdAt: '2026-01-01T00:00:00Z' }
  expect(await accept(request(words))).toEqual({ outcome: 'limited', retryAfterSeconds: 7 })
  for (const each of [accept, server()]) {
    limit.left = 0
    expect(await each(request({}, 'key'))).toEqual({ ...first, outcome: 'repeated' })
    expect(limit.left).toBeLessThanOrEqual(0)
  }
})

test('a repeat that only another server knows does not count against the limit', async () => {
  const { accept, server, limit } = world()
  await accept(request({}, 'key'))
  limit.left = 5
  // Two jobs of one millisecond and one body cannot be told apart.
  await sleep(2)
  expect((await server()(request({}, 'key'))).outcome).toBe('repeated')
  expect(limit.left).toBe(5)
})

test('a rejected key does not count against the limit', async () => {
  const { server, queue, kept, limit } = world()
  const { add } = queue
  queue.add = async (job) => {
    kept.set(job.id, { ...job.data, bodyHash: 'other' })
    await add(job)
  }
  const { left } = limit
  expect((await server()(request({}, 'key'))).outcome).toBe('key-reused')
  expect(limit.left).toBe(left)
})

test('a concurrent request with the same key is told to wait', async () => {
  const { accept, kept } = world()
  const answers = await Promise.all([accept(request({}, 'key')), accept(request({}, 'key'))])
  expect(answers.map(({ outcome }) => outcome)).toEqual(['accepted', 'in-flight'])
  expect(kept.size).toBe(1)
  expect((await accept(request({}, 'key'))).outcome).toBe('repeated')
})

test('concurrent requests with the same words and no key are accepted as one submission', async () => {
  const { accept, kept } = world()
  const [one, other] = await Promise.all([accept(request({})), accept(request({}))])
  expect(one).toMatchObject({ outcome: 'accepted' })
  expect(other).toEqual(one)
  expect(kept.size).toBe(1)
})

test('repeats and reused keys are recognized while no queue answers', async () => {
  const { accept, queue, clock } = world()
  const first = await accept(request({}, 'key'))
  queue.add = async () => {
    throw new Error('down')
  }
  for (const later of [0, 2_000]) {
    clock.now += later
    expect(await accept(request({}, 'key'))).toEqual({ ...first, outcome: 'repeated' })
    expect(await accept(request({ name: 'Bob Lee' }, 'key'))).toEqual({ outcome: 'key-reused' })
  }
})

test('a submission that no queue takes is unavailable and does not count against the limit', async () => {
  const { accept, queue, limit } = world()
  queue.add = async () => {
    throw new Error('down')
  }
  const { left } = limit
  expect(await accept(request({}, 'key'))).toEqual({ outcome: 'unavailable' })
  expect(limit.left).toBe(left)
})

test('of the submissions that no queue takes, one a second is logged, with its id and the cause', async () => {
  const { accept, queue, errors } = world()
  queue.add = async () => {
    throw new TypeError('down')
  }
  for (const key of ['one', 'other']) await accept(request({}, key))
  expect(errors.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      submissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      requestId: 'request-1',
      err: expect.objectContaining({ type: 'TypeError' }),
    }),
  ])
})

test('the errors of the form that was sent come first, in its order and its words', async () => {
  const { accept } = world()
  const name = { field: 'name', message: 'Our own words' }
  const phone = { field: 'phone', message: 'Phone number is required' }
  const invalid = request({ name: '', message: '' })
  const rejected = await accept({ ...invalid, alsoInvalid: [name, phone] })
  expect(rejected).toEqual({
    outcome: 'invalid',
    errors: [name, phone, expect.objectContaining({ field: 'message' })],
  })
})

test('every submission is counted with its kind and what became of it', async () => {
  const { accept, queue, limit, metrics } = world()
  await accept(request({}, 'key'))
  await accept(request({}, 'key'))
  await accept(request({ name: 'Bob Lee' }, 'key'))
  await accept(request({ email: 'nobody' }))
  limit.left = 0
  await accept(request({ name: 'Cem Lee' }))
  limit.left = 1
  queue.add = async () => {
    throw new Error('down')
  }
  await accept(request({ name: 'Dan Lee' }))
  const { values } = await metrics.submissions.get()
  const counted = values.flatMap(({ labels, value }) => (value > 0 ? [{ ...labels, value }] : []))
  expect(counted).toEqual(
    ['accepted', 'repeated', 'invalid', 'limited', 'key-reused', 'unavailable'].map((outcome) => ({
      kind: 'contact',
      outcome,
      value: 1,
    })),
  )
})

test('a filled-in honeypot is recorded in the job as a suspicion', async () => {
  const { accept, kept } = world()
  expect((await accept(request({ _subject: 'Cheap pills' }))).outcome).toBe('accepted')
  expect([...kept.values()]).toMatchObject([{ suspicions: ['honeypot'] }])
})

test('a form filled in faster than anyone can is suspicious if it advertises something', async () => {
  const { accept, kept } = world()
  const message = 'Buy now at https://shop.example'
  await accept(request({ message }, 'hasty', '500'))
  await accept(request({ message }, 'patient', '5000'))
  await accept(request({ message }, 'without a token'))
  expect([...kept.values()]).toMatchObject([
    { suspicions: ['too-fast', 'content'] },
    { suspicions: [] },
    { suspicions: [] },
  ])
})

test('honeypot and form token do not affect whether a submission is a repeat', async () => {
  const { accept, kept } = world()
  const first = await accept(request({}, 'key', '100'))
  expect(await accept(request({ _subject: 'Pills' }, 'key', '99000'))).toEqual({
    ...first,
    outcome: 'repeated',
  })
  expect(await accept(request({ _subject: '' }, 'key'))).toMatchObject({ outcome: 'repeated' })
  expect(JSON.stringify([...kept.values()])).not.toContain('_subject')
})
