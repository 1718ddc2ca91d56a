// A minute of submissions from fifty clients, with the worker running: latency, refusals and memory.
import { startTemporarySite } from '../tools/temporary-site'
import { postAll } from './post-load'
import { memoryMegabytes } from './process-memory'
import { type BenchRow, percentile, spread } from './report'
import { startSmtpSink } from './side-program'

const LOAD = { connections: 50, durationMs: 60_000 }
/** In milliseconds and megabytes: memory has the same goal as for pages. No refusals at all. */
const GOALS = { p50: 50, p99: 250, refused: 0, megabytes: 200 }

export async function endurance(): Promise<BenchRow[]> {
  const sink = await startSmtpSink()
  const env = { SMTP_URL: sink.url, TEAM_EMAIL: 'team@bench.example' }
  const site = await startTemporarySite({ redis: true, env })
  try {
    const times = await postAll(site.url, LOAD)
    const taken = times.filter(Number.isFinite)
    const floor = `${Math.round((taken.length * 1_000) / LOAD.durationMs)} accepted/s`
    const serverMegabytes = memoryMegabytes(site.pids.server ?? 0)
    const workerMegabytes = memoryMegabytes(site.pids.worker ?? 0)
    const figures = [
      { what: 'p50', unit: 'ms', goal: GOALS.p50, value: percentile(taken, 0.5) },
      { what: 'p99', unit: 'ms', goal: GOALS.p99, value: percentile(taken, 0.99) },
      { what: 'refused', unit: '', goal: GOALS.refused, value: times.length - taken.length },
      { what: 'server', unit: 'MB', goal: GOALS.megabytes, value: serverMegabytes },
      { what: 'worker', unit: 'MB', goal: GOALS.megabytes, value: workerMegabytes },
    ]
    return figures.map(({ what, unit, goal, value }): BenchRow => {
      const name = `a minute of 50 clients on redis, ${what}`
      return { name, unit, goal, floor, ...spread([value]) }
    })
  } finally {
    await site.stop()
    sink.stop()
  }
}
