// The cost of accepting a submission: compared with a bare queue, with a naive pipeline, and as latency.
import { createLog } from '../../src/node/log'
import { openBackends } from '../../src/node/queue/open-backends'
import { startTemporarySite, type TemporarySite } from '../tools/temporary-site'
import { postSteadily, postsPerSecond } from './post-load'
import { type BenchRow, percentile, spread } from './report'
import { startSideProgram, startSmtpSink } from './side-program'

const ROUNDS = 3
const CONNECTIONS = 50
const DURATION_MS = 4_000
const load = { connections: CONNECTIONS, durationMs: DURATION_MS }
/** Goals of the pipeline: shares in percent, a multiple for `ofNaive`, milliseconds for `p50` and `p99`. */
const GOALS = { ofBare: 40, ofNaive: 4, whenSlow: 90, p50: 5, p99: 20 }
/** Latency is measured at this rate, per second. */
const STEADY = { perSecond: 300, count: 6_000 }

type Backend = 'postgres' | 'redis'

export async function accept(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const backend of ['postgres', 'redis'] as const) {
    rows.push(await againstBareQueue(backend, '0'), await againstBareQueue(backend, '100000'))
    rows.push(...(await againstNaive(backend)), ...(await latency(backend)))
  }
  return rows
}

async function againstBareQueue(backend: Backend, limit: string): Promise<BenchRow> {
  const site = await startTemporarySite({
    redis: backend === 'redis',
    programs: ['server'],
    env: { RATE_LIMIT_FORMS: limit },
  })
  try {
    const shares: number[] = []
    await postsPerSecond(site.url, { connections: CONNECTIONS, durationMs: 1_000 })
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await bareAdds(site)
      const posts = await postsPerSecond(site.url, load)
      console.log(
        `${backend}, limit ${limit}: ${Math.round(posts)} posts/s, ${Math.round(bare)} bare adds/s`,
      )
      shares.push((100 * posts) / bare)
    }
    const name = `POST to 202, of a bare queue.add on ${backend}, limit ${limit === '0' ? 'off' : 'on'}`
    return { name, unit: '%', goal: GOALS.ofBare, higherIsBetter: true, ...spread(shares) }
  } finally {
    await site.stop()
  }
}

/** Adds per second to an empty queue on the same datastore, with the same number in flight. */
async function bareAdds({ databaseUrl, redisUrl }: TemporarySite): Promise<number> {
  const log = createLog('bench', 'silent')
  const backends = await openBackends({ DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }, log)
  const [backend] = backends.list
  if (!backend) throw new Error('no queue to add to')
  const queue = await backend.open('bench', { durable: true, completed: 0, failed: 0 })
  const data = { text: 'x'.repeat(500) }
  const startedAt = performance.now()
  let count = 0
  const adder = async (lane: number) => {
    while (performance.now() - startedAt < DURATION_MS) {
      await queue.add([{ id: `bare-${startedAt}-${lane}-${count}`, data }])
      count += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, lane) => adder(lane)))
  const perSecond = (count * 1_000) / (performance.now() - startedAt)
  await queue.close()
  backends.close()
  return perSecond
}

async function againstNaive(backend: Backend): Promise<BenchRow[]> {
  const sink = await startSmtpSink()
  const env = { SMTP_URL: sink.url, TEAM_EMAIL: 'team@bench.example' }
  const site = await startTemporarySite({ redis: backend === 'redis', programs: ['server'], env })
  const naive = await startSideProgram('naive-pipeline', [site.databaseUrl, sink.url])
  try {
    const naiveUrl = `http://127.0.0.1:${naive.port}`
    const measure = async (url: string, smtpMs: number) => {
      sink.slowDown(smtpMs)
      return postsPerSecond(url, load)
    }
    await postsPerSecond(site.url, { connections: CONNECTIONS, durationMs: 1_000 })
    const theirs = { fast: await measure(naiveUrl, 0), slow: await measure(naiveUrl, 200) }
    const ours = await measure(site.url, 0)
    // The mail server affects a request only through the worker, which then takes its share of the machine too.
    await site.startProgram('worker')
    const working = { fast: await measure(site.url, 0), slow: await measure(site.url, 200) }
    const all = [ours, working.fast, working.slow, theirs.fast, theirs.slow].map(Math.round)
    console.log(`${backend}: accepting, with worker, with slow SMTP, naive, naive slow: ${all}/s`)
    const row = (name: string, unit: string, ratio: number): BenchRow => ({
      name: `${name}, on ${backend}`,
      unit,
      goal: unit === 'x' ? GOALS.ofNaive : GOALS.whenSlow,
      higherIsBetter: true,
      ...spread([ratio]),
    })
    return [
      row('POST to 202 against insert, mail, answer', 'x', ours / theirs.fast),
      row('the same while SMTP takes 200 ms', 'x', working.slow / theirs.slow),
      row('POST to 202 with slow SMTP, of itself', '%', (100 * working.slow) / working.fast),
    ]
  } finally {
    naive.stop()
    await site.stop()
    sink.stop()
  }
}

async function latency(backend: Backend): Promise<BenchRow[]> {
  const site = await startTemporarySite({ redis: backend === 'redis' })
  try {
    await postSteadily(site.url, { perSecond: 100, count: 200 })
    const times = (await postSteadily(site.url, STEADY)).map(({ tookMs }) => tookMs)
    const refused = times.filter((ms) => ms === Number.POSITIVE_INFINITY).length
    if (refused > 0) console.log(`${backend}: ${refused} of ${times.length} refused with 503`)
    const row = (share: number, goal: number): BenchRow => ({
      name: `POST to 202 at ${STEADY.perSecond}/s, worker running, p${share * 100}, on ${backend}`,
      unit: 'ms',
      goal,
      ...spread([percentile(times, share)]),
    })
    return [row(0.5, GOALS.p50), row(0.99, GOALS.p99)]
  } finally {
    await site.stop()
  }
}
