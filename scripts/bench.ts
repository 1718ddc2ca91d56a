// npm run bench: measures the built product, prints a table, writes JSON. The figures are for comparison on
// one machine; none of them fails the run.
import { runProgram, StartError } from '../src/node/start-error'
import { accept } from './bench/accept'
import { chat } from './bench/chat'
import { clickToMail } from './bench/click-to-mail'
import { endurance } from './bench/endurance'
import { lighthouse } from './bench/lighthouse'
import { memory } from './bench/memory'
import { million } from './bench/million'
import { pageChange } from './bench/page-change'
import { pageSpeed } from './bench/page-speed'
import { pageWeight } from './bench/page-weight'
import { postToMail } from './bench/post-to-mail'
import { type BenchRow, report } from './bench/report'
import { startUp } from './bench/start-up'
import { workerRates } from './bench/worker-rates'

/** Each named after its file. */
const parts: Record<string, () => Promise<BenchRow[]>> = {
  'click-to-mail': clickToMail,
  accept,
  'post-to-mail': postToMail,
  endurance,
  'worker-rates': workerRates,
  million,
  memory,
  chat,
  'page-speed': pageSpeed,
  'page-weight': pageWeight,
  'page-change': pageChange,
  lighthouse,
  'start-up': startUp,
}

// `npm run bench -- page-weight page-speed` measures only these parts.
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
