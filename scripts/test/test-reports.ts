// Reads the JSON reports of the test runners into one format.
import { readFileSync } from 'node:fs'

/** The fault suite's exit code when only lines failed that a busy machine can break: a second run tells whether it did. */
export const ONLY_TIMED = 3

export interface FailedTest {
  /** The file, as the runner names it. */
  file: string
  name: string
  /** The failure, as the runner prints it. */
  message: string
}

export interface Report {
  /** The file of each test that passed. */
  passed: string[]
  /** Tests that failed on every try. */
  failed: FailedTest[]
  /** Tests that failed and then passed on a retry. */
  flaky: FailedTest[]
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  specs?: {
    file: string
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** Reads the output of vitest's `--reporter=json`. Throws when the runner ended before writing it. */
export function readVitestReport(file: string): Report {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const failed = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ file, name: test.fullName, message: test.failureMessages.join('\n') }))
    // A file that cannot be loaded, or whose setup fails, has no failed test to show for it.
    const whole = status === 'failed' && tests.length === 0
    return whole ? [{ file, name: '(the whole file)', message }] : tests
  })
  const passed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(() => name),
  )
  return { passed, failed, flaky: [] }
}

/** The report of a run in which the files with a failed test ran once more: of these, the second run counts. */
export function afterRetry(first: Report, second: Report): Report {
  const isStill = (test: FailedTest) =>
    second.failed.some(({ file, name }) => file === test.file && name === test.name)
  const again = new Set(first.failed.map(({ file }) => file))
  return {
    passed: [...first.passed.filter((file) => !again.has(file)), ...second.passed],
    failed: second.failed,
    flaky: first.failed.filter((test) => !isStill(test)),
  }
}

/** Reads the output of Playwright's `--reporter=json`. Throws when the runner ended before writing it. */
export function readPlaywrightReport(file: string): Report {
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: PlaywrightSuite[] }
  const withStatus = (wanted: string): FailedTest[] =>
    suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === wanted)
          .map(({ results }) => ({ file, name: title, message: firstError(results) })),
      )
  const flaky = withStatus('flaky')
  return {
    passed: [...withStatus('expected'), ...flaky].map(({ file }) => file),
    failed: withStatus('unexpected'),
    flaky,
  }
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function firstError(results: { error?: { message?: string } }[]): string {
  return results.find(({ error }) => error?.message)?.error?.message ?? ''
}
