import { expect, test } from 'vitest'
import { freePort } from '../scripts/processes/ports'
import { startHealthServer } from './health-server'

type Deps = Parameters<typeof startHealthServer>[0]

const answers = async () => ({ rows: [{ isWritable: true }] })

/** The readiness response of a worker whose database behaves like `raw`; by default its queue accepts jobs. */
async function readiness(
  raw: () => Promise<unknown>,
  { path = '/readyz', queues = { postgres: true } as object, isStopping = false } = {},
) {
  const port = await freePort()
  const server = await startHealthServer({
    env: { HOST: '127.0.0.1', WORKER_PORT: port },
    database: { raw },
    submissions: { availability: async () => queues },
    isStopping: () => isStopping,
  } as unknown as Deps)
  const started = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  const took = performance.now() - started
  const contentType = response.headers.get('content-type')
  const body = (await response.json()) as Record<string, unknown>
  await server.stop()
  return { code: response.status, contentType, took, ...body }
}

test('readyz answers 503 without the database, even if a queue accepts jobs', async () => {
  expect(await readiness(answers)).toMatchObject({ code: 200, status: 'ok' })
  const refused = () => Promise.reject(new Error('ECONNREFUSED'))
  expect(await readiness(refused)).toMatchObject({
    code: 503,
    contentType: 'application/problem+json',
    status: 503,
    title: 'Service Unavailable',
    message: 'Not ready. Down: database.',
    parts: { database: 'down', postgres: 'up' },
  })
})

test('readyz answers 503 while the database takes no writes', async () => {
  const readOnly = async () => ({ rows: [{ isWritable: false }] })
  expect(await readiness(readOnly)).toMatchObject({ code: 503, parts: { database: 'down' } })
})

test('readyz answers 503 within a second when the database hangs', async () => {
  const { code, took } = await readiness(() => new Promise(() => undefined))
  expect(code).toBe(503)
  expect(took).toBeLessThan(1_000)
})

test('readyz is answered whatever the query of its URL', async () => {
  expect((await readiness(answers, { path: '/readyz?verbose' })).code).toBe(200)
})

test('readyz answers 200 while one of two queues accepts jobs, and 503 if none does', async () => {
  const one = await readiness(answers, { queues: { redis: false, postgres: true } })
  expect(one).toMatchObject({ code: 200, parts: { redis: 'down', postgres: 'up' } })
  const none = await readiness(answers, { queues: { redis: false, postgres: false } })
  expect(none).toMatchObject({ code: 503, message: 'Not ready. Down: redis, postgres.' })
})

test('readyz answers 503 while the worker is stopping', async () => {
  expect(await readiness(answers, { isStopping: true })).toMatchObject({
    code: 503,
    message: 'This program is stopping. Use another instance.',
  })
})

test('probes at the same moment share one look at each dependency', async () => {
  let asked = 0
  const raw = async () => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    return answers()
  }
  const port = await freePort()
  const server = await startHealthServer({
    env: { HOST: '127.0.0.1', WORKER_PORT: port },
    database: { raw },
    submissions: { availability: async () => ({ postgres: true }) },
    isStopping: () => false,
  } as unknown as Deps)
  const probe = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
  expect(await Promise.all(Array.from({ length: 5 }, probe))).toEqual([200, 200, 200, 200, 200])
  await server.stop()
  expect(asked).toBeLessThan(5)
})
