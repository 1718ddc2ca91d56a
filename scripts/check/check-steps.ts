// The checks that need neither a service nor a build: lint, format, types, import rules and unit tests.
import { availableParallelism } from 'node:os'
import { runVitest } from '../test/run-tests'
import { runTool } from '../tools/run-tool'
import { failure, type Outcome, type Result, runInLanes, type Step, success } from '../tools/step'
import { TSC } from '../tools/tsc'

const FOLDERS = ['src', 'server', 'worker', 'migrations', 'scripts', 'tests', 'vite.config.ts']

// Longest first, so that the short ones fill the other core.
const steps: Step[] = [
  { name: 'unit tests', run: () => runVitest('unit*') },
  { name: 'types (node)', run: () => tool(TSC, '-p', 'tsconfig.node.json') },
  { name: 'types (browser)', run: () => tool(TSC, '-p', 'tsconfig.browser.json') },
  { name: 'types (mixed)', run: () => tool(TSC, '-p', 'tsconfig.mixed.json') },
  { name: 'lint and format', run: () => tool('biome', 'check', '--error-on-warnings') },
  {
    name: 'import rules',
    run: () => tool('depcruise', '--config', '.dependency-cruiser.mjs', ...FOLDERS),
  },
]

/** Runs all of them, as many in parallel as there are cores. */
export function runChecks(): Promise<Result[]> {
  return runInLanes(steps, availableParallelism())
}

async function tool(name: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await runTool(name, args)
  return code === 0 ? success() : failure(output)
}
