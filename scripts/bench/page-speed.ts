// Pages under load: from memory against a bare server that sends the same bytes, in the same run, and
// compressed anew for every request, as confirmations are. No request makes a page be rendered twice.
import { encodePage, tagOf } from '../../server/pages/encode-page'
import { loadRenderer } from '../../src/renderer/render-page'
import { DIST } from '../build/paths'
import { type Row, spread } from './report'
import { putUnderLoad } from './requests'
import { startSideProgram } from './side-program'
import { startBenchSite } from './site'

const ROUNDS = 7
const ROUND_MS = 1_500
const CONNECTIONS = 20

export async function pageSpeed(): Promise<Row[]> {
  const site = await startBenchSite({ redis: false })
  const floor = await startFloor(`${site.url}/`)
  try {
    // Neither is compiled yet when it is asked first.
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
      {
        name: 'home page rendered anew and compressed, one after the other',
        unit: 'pages/s',
        goal: 1_500,
        higherIsBetter: true,
        ...spread(await renderRates(site.url)),
      },
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
        ...(await memoryOf(site.url)),
      },
    ]
  } finally {
    floor.stop()
    await site.stop()
  }
}

const kept = (origin: string) =>
  putUnderLoad(origin, { nextPath: () => '/', connections: CONNECTIONS, durationMs: ROUND_MS })

/** What the server does for a page that it has not kept, without the server. */
async function renderRates(publicUrl: string): Promise<number[]> {
  const { render } = await loadRenderer({ distDir: DIST })
  const page = { path: '/', search: '', publicUrl, nativeForm: null }
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [started, until] = [performance.now(), performance.now() + ROUND_MS]
    let pages = 0
    for (; performance.now() < until; pages++) {
      const bytes = Buffer.from((await render(page)).html)
      await encodePage(bytes, tagOf(bytes), 'least')('br')
    }
    rates.push((pages / (performance.now() - started)) * 1_000)
  }
  return rates
}

/** A confirmation with a reference of its own is a page that was never asked for before. */
function confirmed(origin: string) {
  let count = Math.floor(Math.random() * 1_000)
  const nextPath = () => {
    count += 1
    const digits = String(count % 100_000_000).padStart(8, '0')
    return `/?sent=home-contact&reference=${digits.slice(0, 4)}-${digits.slice(4)}`
  }
  return putUnderLoad(origin, { nextPath, connections: CONNECTIONS, durationMs: ROUND_MS })
}

/** A server that does nothing but send as many bytes as the page has. */
async function startFloor(page: string): Promise<{ url: string; stop(): void }> {
  const sample = await fetch(page, { headers: { 'Accept-Encoding': 'br' } })
  const length = sample.headers.get('content-length') ?? ''
  await sample.arrayBuffer()
  const { port, stop } = await startSideProgram('bare-server', [length])
  return { url: `http://127.0.0.1:${port}`, stop }
}

async function memoryOf(url: string): Promise<Pick<Row, 'min' | 'median' | 'max'>> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
  return spread([bytes / 1e6])
}
