// npm run test:faults: the fault suite, on each backend in turn, or in parallel in its short form. See README.md.
import { buildIfNeeded } from '../../scripts/build/build-if-needed'
import { STOP_SIGNALS } from '../../src/node/shutdown'
import { cleanUp } from '../support/clean-up'
import { exitCodeOf, type Finding } from './finding'
import { type Options, readOptions } from './options'
import { report, reportTogether } from './report'
import { type Run, runOn } from './run-on'

async function main(options: Options): Promise<Finding[]> {
  await buildIfNeeded()
  return options.sideBySide ? sideBySide(options) : oneByOne(options)
}

async function sideBySide(options: Options): Promise<Finding[]> {
  const startedAt = performance.now()
  const runs = await Promise.all(options.backends.map((backend) => runOn(backend, options)))
  await cleanUp()
  const broken = runs.flatMap((run) => report(run, { options, startedAt }))
  return [...broken, ...reportTogether(runs)]
}

/** Reports after each backend: the next run takes half an hour and may be interrupted. */
async function oneByOne(options: Options): Promise<Finding[]> {
  const broken: Finding[] = []
  const runs: Run[] = []
  for (const backend of options.backends) {
    const startedAt = performance.now()
    const run = await runOn(backend, options)
    await cleanUp()
    broken.push(...report(run, { options, startedAt }))
    runs.push(run)
  }
  return [...broken, ...reportTogether(runs)]
}

for (const signal of STOP_SIGNALS) {
  process.once(signal, () => {
    console.error(`${signal}: stopping`)
    // What stops us ends only the launcher in the end.
    setTimeout(() => process.exit(1), 8_000)
    void cleanUp().finally(() => process.exit(1))
  })
}

let options: Options
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exit(2)
}
main(options).then(
  (broken) => process.exit(exitCodeOf(broken)),
  async (error) => {
    console.error(error)
    await cleanUp().catch(() => undefined)
    process.exit(1)
  },
)
