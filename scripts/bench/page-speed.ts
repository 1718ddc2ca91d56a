// Pages under load: from memory, against a bare server that sends the same bytes in the same run; and
// compressed for every request, as confirmations are. No request makes the server render a page twice.
import { encodePage } from '../../server/pages/encode-page'
import { loadRenderer } from '../../src/renderer/render-page'
import { DIST } from '../tools/paths'
import { startTemporarySite } from '../tools/temporary-site'
import { keepBusy } from './keep-busy'
import { memoryMegabytes } from './process-memory'
import { type BenchRow, percentile, spread } from './report'
import { startSideProgram } from './side-program'

const ROUNDS = 7
const ROUND_MS = 1_500
const CONNECTIONS = 20

export async function pageSpeed(): Promise<BenchRow[]> {
  const site = await startTemporarySite({ redis: false })
  const floor = await startFloor(`${site.url}/`)
  try {
    // Warm-up: V8 has compiled neither yet.
    for (const { url } of [site, floor]) await kept(url)
    const shares: number[] = []
    const bares: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const [ours, bare] = [await kept(site.url), await kept(floor.url)]
      shares.push(ours.perSecond / bare.perSecond)
      bares.push(bare.perSecond)
    }
    const own = []
    for (let round = 0; round < ROUNDS; round++) own.push(await confirmed(site.url))
    return [
      {
        name: 'home page from memory, share of a bare server',
        unit: 'x',
        goal: 0.6,
        higherIsBetter: true,
        floor: `${spread(bares).median}/s: node:http alone`,
        ...spread(shares),
      },
      ...(await renderedAnew('home page', ['/'], site.url)),
      ...(await renderedAnew('every page in turn', await allPages(), site.url)),
      {
        name: 'home page with a confirmation of its own for each request',
        unit: 'requests/s',
        goal: 1_500,
        higherIsBetter: true,
        ...spread(own.map(({ perSecond }) => perSecond)),
      },
      {
        name: 'the same, slowest percent',
        unit: 'ms',
        goal: 70,
        ...spread(own.map(({ p99 }) => p99)),
      },
      {
        name: 'memory of the server after that',
        unit: 'MB',
        goal: 200,
        ...spread([memoryMegabytes(site.pids.server ?? 0)]),
      },
    ]
  } finally {
    floor.stop()
    await site.stop()
  }
}

const kept = (origin: string) => putUnderLoad(origin, () => '/')

async function allPages(): Promise<string[]> {
  const { pageList } = await loadRenderer({ distDir: DIST })
  return pageList.pages.map(({ path }) => path)
}

/** The server's work for an uncached page, without the server: as many in parallel as there are connections. */
async function renderedAnew(what: string, paths: string[], publicUrl: string): Promise<BenchRow[]> {
  const { render } = await loadRenderer({ distDir: DIST })
  const rates: number[] = []
  const slowest: number[] = []
  let count = 0
  const renderNext = async () => {
    const path = paths[count++ % paths.length] ?? '/'
    const started = performance.now()
    const { html } = await render({ path, search: '', publicUrl, nativeForm: null })
    await encodePage(html, 'least')('br')
    return performance.now() - started
  }
  for (let round = 0; round < ROUNDS; round++) {
    const [started, until] = [performance.now(), performance.now() + ROUND_MS]
    const times: number[] = []
    const lane = async () => {
      while (performance.now() < until) times.push(await renderNext())
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, lane))
    rates.push((times.length / (performance.now() - started)) * 1_000)
    slowest.push(percentile(times, 0.99))
  }
  const name = `${what} rendered anew and compressed, ${CONNECTIONS} at once`
  return [
    { name, unit: 'pages/s', goal: 1_500, higherIsBetter: true, ...spread(rates) },
    { name: `${name}, slowest percent`, unit: 'ms', goal: 70, ...spread(slowest) },
  ]
}

/** Every confirmation has a new reference, so it is a page that was never requested before. */
function confirmed(origin: string) {
  let count = Math.floor(Math.random() * 1_000)
  const nextPath = () => {
    count += 1
    const digits = String(count % 100_000_000).padStart(8, '0')
    return `/?sent=home-contact&reference=${digits.slice(0, 4)}-${digits.slice(4)}`
  }
  return putUnderLoad(origin, nextPath)
}

/**
 * Clients that request pages as fast as responses arrive. Returns also the 99th percentile of the response time, in
 * milliseconds. Throws on any status other than 200.
 */
async function putUnderLoad(origin: string, nextPath: () => string) {
  const startedAt = performance.now()
  const load = { connections: CONNECTIONS, durationMs: ROUND_MS }
  const times = await keepBusy(origin, load, async (connection) => {
    const path = nextPath()
    const status = await connection.get(path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return true
  })
  const seconds = (performance.now() - startedAt) / 1_000
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) }
}

/** Starts a server that only sends as many bytes as the page has. */
async function startFloor(page: string): Promise<{ url: string; stop(): void }> {
  const sample = await fetch(page, { headers: { 'Accept-Encoding': 'br' } })
  const length = sample.headers.get('content-length') ?? ''
  await sample.arrayBuffer()
  const { port, stop } = await startSideProgram('bare-server', [length])
  return { url: `http://127.0.0.1:${port}`, stop }
}
