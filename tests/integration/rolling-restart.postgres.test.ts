import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { startBalancer } from '../support/balancer'
import { contact } from '../support/contact'
import { type Program, startProgram } from '../support/program'
import { startTestSite, type TestSite } from '../support/site'

const PER_SECOND = 20

let site: TestSite
let servers: Program[]

beforeAll(async () => {
  site = await startTestSite({})
  const another = await startProgram('server', { ...site.env, PORT: undefined })
  servers = [site.server() as Program, another]
})

/** Requests pages and posts forms alternately, at a steady rate, until stopped. */
function sendSteadily(url: string) {
  const failed: string[] = []
  const accepted: string[] = []
  const asked: Promise<void>[] = []
  const one = async (index: number) => {
    const post = index % 2 === 0
    const sent = JSON.stringify(contact())
    const headers = { 'Content-Type': 'application/json', Origin: site.url }
    try {
      const answer = post
        ? await fetch(`${url}/api/contact`, { method: 'POST', headers, body: sent })
        : await fetch(`${url}/about`)
      const body = await answer.text()
      if (answer.status !== (post ? 202 : 200)) failed.push(`${answer.status}`)
      else if (post) accepted.push(JSON.parse(body).id)
    } catch (error) {
      failed.push(String((error as Error).cause))
    }
  }
  const timer = setInterval(() => asked.push(one(asked.length)), 1_000 / PER_SECOND)
  return async () => {
    clearInterval(timer)
    await Promise.all(asked)
    return { failed, accepted, sent: asked.length }
  }
}

/** Stops a server, cleanly and in time, and starts it again on its port. */
async function restart(index: 0 | 1): Promise<void> {
  const server = servers[index] as Program
  await server.stop()
  const PORT = new URL(server.url).port
  servers[index] = await startProgram('server', { ...site.env, PORT })
}

test('restarting both servers under load fails no request', async () => {
  const urls = servers.map(({ url }) => url)
  const balancer = await startBalancer({ servers: urls, checkEveryMs: 50 })
  const finish = sendSteadily(balancer.url)
  await sleep(300)
  await restart(0)
  await sleep(300)
  await restart(1)
  await sleep(300)
  const { failed, accepted, sent } = await finish()
  expect(failed).toEqual([])
  expect(sent).toBeGreaterThan(PER_SECOND)
  await site.until(async () => {
    const [row] = await site.sql('select count(*)::int as n from contact_submissions')
    return row?.n === accepted.length
  })
  await balancer.stop()
})

test('retries are safe with a proxy that does not check readiness: nothing is lost or stored twice @extended', async () => {
  const [before] = await site.sql('select count(*)::int as n from contact_submissions')
  const urls = servers.map(({ url }) => url)
  const balancer = await startBalancer({ servers: urls, retryWhen: 'lost' })
  const finish = sendSteadily(balancer.url)
  await sleep(300)
  await restart(0)
  const { failed, accepted } = await finish()
  expect(failed).toEqual([])
  expect(new Set(accepted).size).toBe(accepted.length)
  await site.until(async () => {
    const [row] = await site.sql('select count(*)::int as n from contact_submissions')
    return row?.n === before?.n + accepted.length
  })
})

test('a stopping server reports it and closes its connections', async () => {
  const server = servers[1] as Program
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const received = text(socket)
  // Half a request: the server waits for the rest before it ends, however slow this machine is.
  await new Promise((sent) => socket.write('GET /readyz HTTP/1.1\r\nHost: website\r\n', sent))
  const stopped = server.stop()
  await site.until(() => server.output().includes('"msg":"stopping"'))
  socket.write('\r\n')
  const [head = '', body = ''] = (await received).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 503 /)
  expect(head).toMatch(/^connection: close$/im)
  expect(JSON.parse(body)).toMatchObject({
    status: 503,
    message: 'This program is stopping. Use another instance.',
    parts: expect.any(Object),
  })
  await stopped
})
