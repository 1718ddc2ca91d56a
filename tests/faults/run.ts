// npm run test:faults: the fault suite, on each backend in turn. What is promised: README.md.
import { buildIfNeeded } from '../../scripts/build/build-if-needed'
import { cleanUp } from '../support/clean-up'
import { type Options, readOptions } from './options'
import { report } from './report'
import { type Run, runOn } from './run-on'

async function main(options: Options): Promise<boolean> {
  await buildIfNeeded()
  const startedAt = performance.now()
  const runs = options.sideBySide
    ? await Promise.all(options.backends.map((backend) => runOn(backend, options)))
    : await oneByOne(options)
  await cleanUp()
  return runs.map((run) => report(run, { options, startedAt })).every(Boolean)
}

async function oneByOne(options: Options): Promise<Run[]> {
  const runs: Run[] = []
  for (const backend of options.backends) {
    runs.push(await runOn(backend, options))
    await cleanUp()
  }
  return runs
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    console.error(`${signal}: ending what was started`)
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
  (good) => process.exit(good ? 0 : 1),
  async (error) => {
    console.error(error)
    await cleanUp().catch(() => undefined)
    process.exit(1)
  },
)
