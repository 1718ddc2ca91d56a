// One step of a check or test run, and its outcome.

export interface Outcome {
  ok: boolean
  /** Shown when it failed. */
  output: string
  /** Number of tests it ran; both are 0 for a step that is not a test runner. */
  passed: number
  failed: number
  /** Tests that failed at first and passed on the retry: printed, so that they get noticed. */
  flaky?: string[]
}

export interface Step {
  name: string
  /** Names of the steps that must succeed before this one can run. */
  needs?: string[]
  run(): Promise<Outcome>
}

export interface Result extends Outcome {
  name: string
}

/** Runs a step and prints its line; its output follows only on failure. Never rejects. */
export async function runStep({ name, needs = [], run }: Step, done: Result[]): Promise<Result> {
  const startedAt = performance.now()
  const missing = done.find((other) => needs.includes(other.name) && !other.ok)
  const outcome = missing ? failure(`not run: ${missing.name} failed`) : await settle(run)
  const seconds = (performance.now() - startedAt) / 1_000
  const tests = outcome.passed + outcome.failed
  const count = tests > 0 ? `  ${outcome.passed} of ${tests} tests` : ''
  console.log(`${outcome.ok ? 'ok    ' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s${count}`)
  for (const test of outcome.flaky ?? []) console.log(`FLAKY  ${test}\n`)
  if (!outcome.ok) console.log(`${outcome.output.trimEnd()}\n`)
  return { name, ...outcome }
}

/**
 * Runs steps that need no other in their order, at most `count` at a time. Resolves to their results, in the order in
 * which they end.
 */
export async function runInLanes(steps: readonly Step[], count: number): Promise<Result[]> {
  const waiting = [...steps]
  const results: Result[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push(await runStep(step, []))
    }
  }
  await Promise.all(Array.from({ length: count }, lane))
  return results
}

export function success(): Outcome {
  return { ok: true, output: '', passed: 0, failed: 0 }
}

export function failure(output: string): Outcome {
  return { ok: false, output, passed: 0, failed: 0 }
}

async function settle(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run()
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error))
  }
}
