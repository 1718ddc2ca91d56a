// A page from memory against a bare server that sends the same bytes, in the same run.
import { createServer } from 'node:http'
import { type Row, spread } from './report'
import { startBenchSite } from './site'

const ROUNDS = 5
const ROUND_MS = 1_500
const CONNECTIONS = 20
/** Share of the bare server's requests per second. */
const GOAL_SHARE = 0.6

export async function pageSpeed(): Promise<Row> {
  const site = await startBenchSite({ redis: false })
  const headers = { 'Accept-Encoding': 'br' }
  const sample = await fetch(`${site.url}/`, { headers })
  const length = Number(sample.headers.get('content-length'))
  await sample.arrayBuffer()
  const body = Buffer.alloc(length, 'x')
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': length }).end(body)
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const { port } = bare.address() as { port: number }
  try {
    const shares: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await requestsPerSecond(`${site.url}/`)
      const floor = await requestsPerSecond(`http://127.0.0.1:${port}/`)
      shares.push(ours / floor)
    }
    return {
      name: 'home page from memory, share of a bare server',
      unit: 'x',
      goal: GOAL_SHARE,
      higherIsBetter: true,
      ...spread(shares),
    }
  } finally {
    bare.close()
    bare.closeAllConnections()
    await site.stop()
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const { Agent, get } = await import('node:http')
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const headers = { 'Accept-Encoding': 'br' }
  const until = performance.now() + ROUND_MS
  let done = 0
  const once = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        response.resume().on('end', resolve)
      }).on('error', reject)
    })
  const client = async () => {
    while (performance.now() < until) {
      await once()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, client))
  agent.destroy()
  return (done / ROUND_MS) * 1_000
}
