// One thing that is checked, and what came of it.

export interface Outcome {
  ok: boolean
  /** Shown when it failed. */
  output: string
  /** Tests that it ran; both 0 for what is no test runner. */
  passed: number
  failed: number
  /** What failed at first and passed when it was tried again: shown, so that nobody overlooks it. */
  unsteady?: string[]
}

export interface Step {
  name: string
  /** Names of the steps without which this one cannot run. */
  needs?: string[]
  run(): Promise<Outcome>
}

export interface Result extends Outcome {
  name: string
  seconds: number
}

/** Runs a step and prints its line; its output follows only if it failed. Never rejects. */
export async function runStep({ name, needs = [], run }: Step, done: Result[]): Promise<Result> {
  const startedAt = performance.now()
  const missing = done.find((other) => needs.includes(other.name) && !other.ok)
  const outcome = missing ? failure(`cannot run: ${missing.name} failed`) : await settle(run)
  const seconds = (performance.now() - startedAt) / 1_000
  const tests = outcome.passed + outcome.failed
  const count = tests > 0 ? `  ${outcome.passed} of ${tests} tests` : ''
  console.log(`${outcome.ok ? 'ok    ' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s${count}`)
  for (const test of outcome.unsteady ?? []) console.log(`UNSTEADY  ${test}\n`)
  if (!outcome.ok) console.log(`${outcome.output.trimEnd()}\n`)
  return { name, seconds, ...outcome }
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
