// Runs a test runner and takes the counts from its report instead of parsing what it prints.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool, type ToolRun } from '../tools/run-tool'
import type { Outcome } from '../tools/step'
import {
  afterRetry,
  type FailedTest,
  ONLY_TIMED,
  type Report,
  readPlaywrightReport,
  readVitestReport,
} from './test-reports'

/** In the names of the tests that run before a release only (docs/decisions/0007-scripts-and-type-checks.md). */
const TAG = '@extended'

/** `extended`: the tests with that tag; `usual`: all others. */
type Extent = 'usual' | 'extended'

/** If more files fail than this, a busy machine is not the cause. */
const MAX_FILES_RETRIED = 3

/**
 * Runs the projects of tests/vitest.config.ts that match a pattern such as `unit*`. Files with a failed test run once
 * more, one at a time: a test that passes when nothing runs beside it is reported as flaky and does not fail the run.
 */
export async function runVitest(projects: string, extent: Extent = 'usual'): Promise<Outcome> {
  const names = extent === 'extended' ? TAG : `^(?!.*${TAG})`
  const tests = [`--project=${projects}`, `--testNamePattern=${names}`]
  const first = await vitest(tests)
  const files = [...new Set(first.report?.failed.map(({ file }) => file))]
  if (!first.report || files.length === 0 || files.length > MAX_FILES_RETRIED)
    return outcomeOf(first)
  const second = await vitest([...tests, '--no-file-parallelism', ...files])
  if (!second.report) return outcomeOf(first)
  return outcomeOf({ ...second, report: afterRetry(first.report, second.report) })
}

export async function runPlaywright(extent: Extent = 'usual'): Promise<Outcome> {
  const tests = [extent === 'extended' ? '--grep' : '--grep-invert', TAG]
  return outcomeOf(
    await withReport(
      (report) =>
        runTool(
          'playwright',
          ['test', '--config=tests/browser/playwright.config.ts', '--reporter=line,json', ...tests],
          { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
        ),
      readPlaywrightReport,
    ),
  )
}

/**
 * The short form of the fault suite: each line of its table counts as one test. If only lines failed
 * that a busy machine can break (exit code ONLY_TIMED), it runs once more, one backend after the other; a lost
 * submission or a text sent twice gets no second try.
 */
export async function runFaults(): Promise<Outcome> {
  const first = await faults('--short')
  if (first.code !== ONLY_TIMED) return first
  const second = await faults('--short', '--one-by-one')
  return second.ok ? { ...second, flaky: first.broken } : second
}

async function faults(
  ...options: string[]
): Promise<Outcome & { code: number | null; broken: string[] }> {
  const { code, output } = await runTool('tsx', ['tests/faults/run.ts', ...options])
  const lines = output.split('\n')
  const passed = lines.filter((line) => line.startsWith('  pass  ')).length
  const broken = lines.filter((line) => line.startsWith('  FAIL  ')).map((line) => line.trim())
  const ok = code === 0 && broken.length === 0 && passed > 0
  const failed = ok ? 0 : Math.max(1, broken.length)
  return { ok, output: [...broken, output].join('\n'), passed, failed, code, broken }
}

interface Run extends ToolRun {
  /** Absent when the runner ended before it could report; its output says why. */
  report?: Report
}

/** @param options of the runner, and names of files */
function vitest(options: string[]): Promise<Run> {
  return withReport(
    (report) =>
      runTool('vitest', [
        'run',
        '--config=tests/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...options,
      ]),
    readVitestReport,
  )
}

async function withReport(
  run: (file: string) => Promise<ToolRun>,
  read: (file: string) => Report,
): Promise<Run> {
  const dir = mkdtempSync(join(tmpdir(), 'report-'))
  try {
    const file = join(dir, 'report.json')
    const ran = await run(file)
    try {
      return { ...ran, report: read(file) }
    } catch {
      return ran
    }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/**
 * A runner that failed without a failed test, or ran no test at all, counts as one failed test. Failures are
 * printed first: where only the beginning of an output is kept, that is the part one needs.
 */
function outcomeOf({ code, output, report }: Run): Outcome {
  const { passed, failed, flaky } = report ?? { passed: [], failed: [], flaky: [] }
  const ok = code === 0 && failed.length === 0 && passed.length > 0
  return {
    ok,
    passed: passed.length,
    failed: ok ? 0 : Math.max(1, failed.length),
    output: [...failed.map(describe), output].join('\n\n'),
    flaky: flaky.map(describe),
  }
}

function describe({ file, name, message }: FailedTest): string {
  return `${file}: ${name}\n${message}`
}
