// Lighthouse scores and times of every route.
import { listedPaths } from '../tools/listed-paths'
import { startTemporarySite } from '../tools/temporary-site'
import { type Audit, CATEGORIES, openAuditor } from './lighthouse-audit'
import { type BenchRow, spread } from './report'

const RUNS = 3
/** Goals for times, in milliseconds; CLS has no unit. */
const TIMES = { FCP: 800, LCP: 1_000, TBT: 15, CLS: 0 } as const

/** Medians of three runs: the four scores of each route, then each score and time across all routes. */
export async function lighthouse(): Promise<BenchRow[]> {
  const site = await startTemporarySite({ redis: false })
  const auditor = await openAuditor()
  try {
    const medians: Record<string, number>[] = []
    const routes: BenchRow[] = []
    const machine: number[] = []
    for (const path of await listedPaths(site.url)) {
      const audits: Audit[] = []
      for (let run = 0; run < RUNS; run++) audits.push(await auditor.audit(site.url + path))
      medians.push(
        Object.fromEntries([
          ...CATEGORIES.map((name) => [
            name,
            spread(audits.map(({ scores }) => scores[name])).median,
          ]),
          ...Object.keys(TIMES).map((name) => [
            name,
            spread(audits.map(({ times }) => times[name as keyof typeof TIMES])).median,
          ]),
        ]),
      )
      const scores = CATEGORIES.map((name) => medians.at(-1)?.[name] ?? Number.NaN)
      routes.push(scoreRow(`Lighthouse's four scores of ${path}`, spread(scores)))
      const lost = [...new Set(audits.flatMap(({ lost }) => lost))]
      machine.push(...audits.map((audit) => audit.machine))
      console.log(path, JSON.stringify(medians.at(-1)), lost.join(' '))
    }
    // Processor times are simulated as those of a phone by a factor that assumes a fast desktop.
    const floor = `machine ${spread(machine).median}, slow under 1000`
    const over = (name: string) => spread(medians.map((median) => median[name] ?? Number.NaN))
    return [
      ...routes,
      ...CATEGORIES.map((name) => scoreRow(`Lighthouse ${name}, over all routes`, over(name))),
      ...Object.entries(TIMES).map(([name, goal]) => ({
        ...timeRow(name, goal, over(name)),
        floor,
      })),
    ]
  } finally {
    await auditor.close()
    await site.stop()
  }
}

type Spread = Pick<BenchRow, 'min' | 'median' | 'max'>

const scoreRow = (name: string, values: Spread): BenchRow => ({
  name,
  unit: 'of 100',
  goal: 100,
  higherIsBetter: true,
  judged: 'min',
  ...values,
})

const timeRow = (name: string, goal: number, values: Spread): BenchRow => ({
  name: `${name} on a mid-range phone, over all routes`,
  unit: name === 'CLS' ? '' : 'ms',
  goal,
  judged: 'max',
  ...values,
})
