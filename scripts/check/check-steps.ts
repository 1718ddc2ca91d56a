// The checks that need neither a service nor a build: lint, format, types, import borders and unit tests.
import { availableParallelism } from 'node:os'
import { runVitest } from '../test/run-tests'
import { runTool } from '../tools/run-tool'
import { failure, type Outcome, type Result, runStep, type Step, success } from '../tools/step'

const FOLDERS = ['src', 'server', 'worker', 'migrations', 'scripts', 'tests', 'vite.config.ts']

// Longest first, so that the short ones fill the other core.
const steps: Step[] = [
  { name: 'unit tests', run: () => runVitest('unit*') },
  { name: 'types (node)', run: () => tool('tsc', '-p', 'tsconfig.node.json') },
  { name: 'types (browser)', run: () => tool('tsc', '-p', 'tsconfig.browser.json') },
  { name: 'types (mixed)', run: () => tool('tsc', '-p', 'tsconfig.mixed.json') },
  { name: 'lint and format', run: () => tool('biome', 'check', '--error-on-warnings') },
  {
    name: 'import borders',
    run: () => tool('depcruise', '--config', '.dependency-cruiser.mjs', ...FOLDERS),
  },
]

/** Runs all of them, as many in parallel as there are cores. */
export async function runChecks(): Promise<Result[]> {
  const waiting = [...steps]
  const results: Result[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push(await runStep(step, results))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return results
}

async function tool(name: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await runTool(name, args)
  return code === 0 ? success() : failure(output)
}
