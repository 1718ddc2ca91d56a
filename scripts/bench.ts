// npm run bench: measures the built product, prints a table, writes JSON. The figures are for comparison on
// one machine; none of them fails the run.
import { runProgram, StartError } from '../src/node/start-error'
import { accept } from './bench/accept'
import { chatRows } from './bench/chat-rows'
import { click } from './bench/click'
import { clickToMail } from './bench/click-to-mail'
import { endurance } from './bench/endurance'
import { lighthouseRows } from './bench/lighthouse-rows'
import { memory } from './bench/memory'
import { million } from './bench/million'
import { pageChange } from './bench/page-change'
import { pageSpeed } from './bench/page-speed'
import { pageWeight } from './bench/page-weight'
import { type BenchRow, report } from './bench/report'
import { startUp } from './bench/start-up'
import { workerRate } from './bench/worker-rates'

const parts: Record<string, () => Promise<BenchRow[]>> = {
  clicks: async () => [await clickToMail('postgres'), await clickToMail('redis')],
  accept,
  click,
  minute: endurance,
  rate: workerRate,
  million,
  memory,
  chat: chatRows,
  pages: pageSpeed,
  weight: pageWeight,
  change: async () => [await pageChange()],
  lighthouse: lighthouseRows,
  start: startUp,
}

// `npm run bench -- weight pages` measures only these parts.
runProgram(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.find((name) => !Object.hasOwn(parts, name))
  if (unknown) {
    throw new StartError(`Unknown part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`)
  }
  const rows: BenchRow[] = []
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const measured = await measure().catch((error: unknown) => {
      // Keep going: one failed part must not discard what the others have measured in an hour.
      console.error(`${name} could not be measured:`, error)
      process.exitCode = 1
      return []
    })
    // Printed as it arrives: the table comes only at the end, perhaps an hour later.
    for (const row of measured) console.log(`${name}: ${row.name}: ${row.median} ${row.unit}`)
    rows.push(...measured)
  }
  report(rows)
  process.exit()
})
