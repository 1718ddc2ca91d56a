// Whether server and worker leak memory: their size after every tenth of many submissions.
import { startTemporarySite } from '../tools/temporary-site'
import { postSteadily } from './post-load'
import { memoryMegabytes } from './process-memory'
import { type BenchRow, spread } from './report'

const SUBMISSIONS = 100_000
const PER_SECOND = 400
const STEPS = 10
/** In percent: the last three sizes relative to the third to fifth. Garbage collection is noisy. */
const GOAL = 115

export async function memory(): Promise<BenchRow[]> {
  const site = await startTemporarySite({ redis: true })
  const sizes: Record<string, number[]> = { server: [], worker: [] }
  try {
    for (let step = 1; step <= STEPS; step++) {
      await postSteadily(site.url, { perSecond: PER_SECOND, count: SUBMISSIONS / STEPS })
      for (const [name, list] of Object.entries(sizes))
        list.push(memoryMegabytes(site.pids[name] ?? 0))
      const line = Object.entries(sizes).map(([name, list]) => `${name} ${list.at(-1)} MB`)
      console.log(`${(step * SUBMISSIONS) / STEPS} submissions: ${line.join(', ')}`)
    }
  } finally {
    await site.stop()
  }
  const median = (list: number[]) => spread(list).median
  return Object.entries(sizes).map(([name, list]) => ({
    name: `memory of the ${name} after ${SUBMISSIONS} submissions, of its size before`,
    unit: '%',
    goal: GOAL,
    ...spread([(100 * median(list.slice(-3))) / median(list.slice(2, 5))]),
  }))
}
