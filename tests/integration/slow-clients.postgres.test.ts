// The site in production mode, under everything that a patient attacker throws at it at once.
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpLimits } from '../../src/node/http-server'
import { contact, startTestSite, type TestSite } from '../support/site'

let site: TestSite
const held = new Set<Socket>()

beforeAll(async () => {
  site = await startTestSite({ worker: false })
})
afterAll(() => {
  for (const socket of held) socket.destroy()
})

/** Opens connections that begin with `bytes` and are then left idle, or fed with `drip` forever. */
async function openConnections(count: number, bytes: string, drip = ''): Promise<Socket[]> {
  const { hostname, port } = new URL(site.url)
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(bytes)
        resolve(socket)
      })
      held.add(socket)
      socket.once('error', reject)
      socket.on('error', () => undefined)
      if (!drip) return
      const timer = setInterval(() => socket.write(drip), 500)
      socket.on('close', () => clearInterval(timer))
    })
  return Promise.all(Array.from({ length: count }, open))
}

const CONNECTIONS = 2_000
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n'
const POST = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test('2,000 idle, slow, and pipelining connections delay no other client', async () => {
  const start = performance.now()
  const idle = await openConnections(CONNECTIONS, '')
  await openConnections(100, `${GET}X-Slow: `, 'x')
  await openConnections(100, `${POST}Content-Length: 60000\r\n\r\n`, ' ')
  for (const socket of await openConnections(50, `${GET}\r\n`.repeat(100))) socket.pause()

  const waits: number[] = []
  const longest = httpLimits.headersTimeout + 3 * httpLimits.connectionsCheckingInterval
  const closed = () => idle.filter((socket) => socket.closed).length
  for (const socket of idle) socket.resume()
  const isWaiting = () => closed() < CONNECTIONS && performance.now() - start < 5 * longest
  while (waits.length < 10 || isWaiting()) {
    const before = performance.now()
    const [page, { status }] = await Promise.all([fetch(`${site.url}/about`), site.post(contact())])
    expect([page.status, status]).toEqual([200, 202])
    await page.text()
    waits.push(performance.now() - before)
    await new Promise((done) => setTimeout(done, 100))
  }
  expect(closed()).toBe(CONNECTIONS)
  waits.sort((a, b) => a - b)
  // A busy machine is slow by itself now and then, so the median counts.
  expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(1_000)
})

test('clients that disconnect during a form or a page leave only log lines', async () => {
  const half = await openConnections(10, `${POST}Content-Length: 60000\r\n\r\n{"name":`)
  // More than the connection can buffer, and nobody reads it: the server is still writing.
  const deaf = await openConnections(10, `${GET}\r\n`.repeat(200))
  for (const socket of deaf) socket.pause()
  await new Promise((done) => setTimeout(done, 300))
  for (const socket of [...half, ...deaf]) socket.resetAndDestroy()
  await new Promise((done) => setTimeout(done, 300))
  expect((await site.post(contact())).status).toBe(202)
  const lines = site.logs().trim().split('\n')
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
})
