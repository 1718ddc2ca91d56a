// npm test: runs the checks and tests that every change must pass. `npm test -- integration browser` runs only those
// parts, `npm test -- extended` the rest.
import { buildIfNeeded } from './build/build-if-needed'
import { runChecks } from './check/check-steps'
import { runFaults, runPlaywright, runVitest } from './test/run-tests'
import { ensureTestBrowser } from './tools/ensure-chromium'
import { ensureObservatory } from './tools/ensure-observatory'
import { ensureRedis } from './tools/ensure-redis'
import { passOnSignals } from './tools/run-tool'
import { type Result, runInLanes, runStep, type Step, success } from './tools/step'

const USUAL = ['check', 'integration', 'faults', 'browser'] as const
const PARTS = [...USUAL, 'extended'] as const
type Part = (typeof PARTS)[number]

const ready = (name: string, prepare: () => Promise<unknown>): Step => ({
  name,
  run: async () => {
    await prepare()
    return success()
  },
})
const redis = ready('Redis', ensureRedis)
const chromium = ready('Chromium', ensureTestBrowser)
const observatory = ready('HTTP Observatory', ensureObservatory)
const build = ready('build', buildIfNeeded)

const installs: Record<Part, Step[]> = {
  check: [],
  integration: [redis],
  faults: [redis],
  browser: [chromium],
  extended: [redis, observatory, chromium],
}
const tests: Record<Part, Step[]> = {
  check: [],
  integration: [
    {
      name: 'integration on both backends',
      needs: [redis.name, build.name],
      // In one run, so that one backend's tests fill what the other's last ones leave idle.
      run: () => runVitest('integration:*'),
    },
  ],
  faults: [{ name: 'faults', needs: [redis.name, build.name], run: runFaults }],
  browser: [{ name: 'browser', needs: [chromium.name, build.name], run: () => runPlaywright() }],
  extended: [
    {
      name: 'extended, units and integration',
      // HTTP Observatory is not listed: only one test needs it, and that test fails without it.
      needs: [redis.name, build.name],
      run: () => runVitest('*', 'extended'),
    },
    {
      name: 'extended, browser',
      needs: [chromium.name, build.name],
      run: () => runPlaywright('extended'),
    },
  ],
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !PARTS.some((part) => part === name))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}.`)
  process.exit(2)
}

passOnSignals()
const parts: readonly Part[] =
  asked.length === 0 ? USUAL : PARTS.filter((part) => asked.includes(part))
const install = [...new Set(parts.flatMap((part) => installs[part]))]
// An installation waits for the network, while the checks keep the processor busy.
const results: Result[] = (
  await Promise.all([
    parts.includes('check') ? runChecks() : [],
    runInLanes(install, install.length),
  ])
).flat()
const steps = parts.flatMap((part) => tests[part])
if (steps.length > 0) steps.unshift(build)
for (const step of steps) results.push(await runStep(step, results))

const sum = (count: (result: Result) => number) => results.reduce((n, each) => n + count(each), 0)
const passed = sum((result) => result.passed)
// A step that is not a test runner, or that could not run, counts as one failure: 0 failed means all is well.
const failed = sum((result) => (result.ok ? 0 : Math.max(1, result.failed)))
const flaky = sum((result) => result.flaky?.length ?? 0)
const aside = flaky > 0 ? `, ${flaky} of them only on retry` : ''
if (!parts.includes('extended')) console.log('Left out: npm test -- extended')
console.log(`${passed} passed, ${failed} failed${aside}`)
process.exitCode = failed === 0 ? 0 : 1
