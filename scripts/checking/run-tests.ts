// Runs a test runner and counts from its report, so that nothing is guessed from what it prints.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool, type ToolRun } from './run-tool'
import type { Outcome } from './step'

interface Count {
  passed: number
  failed: number
}

/** Runs one project of tests/vitest.config.ts. */
export function runVitest(project: string): Promise<Outcome> {
  return withReport(
    (report) =>
      runTool('vitest', [
        'run',
        '--config=tests/vitest.config.ts',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    ({ numPassedTests, numFailedTests }) => ({
      passed: Number(numPassedTests),
      failed: Number(numFailedTests),
    }),
  )
}

export function runPlaywright(): Promise<Outcome> {
  return withReport(
    (report) =>
      runTool(
        'playwright',
        ['test', '--config=tests/browser/playwright.config.ts', '--reporter=line,json'],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      ),
    ({ stats }) => {
      const { expected, unexpected, flaky } = stats as Record<string, number>
      return { passed: Number(expected), failed: Number(unexpected) + Number(flaky) }
    },
  )
}

/** The fault suite in its short form: each line of its table counts as one test. */
export async function runFaults(): Promise<Outcome> {
  const { code, output } = await runTool('tsx', ['tests/faults/run.ts', '--short'])
  const count = (verdict: RegExp) => output.match(verdict)?.length ?? 0
  const counted = { passed: count(/^ {2}holds {3}/gm), failed: count(/^ {2}BREACH {2}/gm) }
  return { ...judge(code, counted), output }
}

async function withReport(
  run: (file: string) => Promise<ToolRun>,
  count: (report: Record<string, unknown>) => Count,
): Promise<Outcome> {
  const dir = mkdtempSync(join(tmpdir(), 'report-'))
  try {
    const file = join(dir, 'report.json')
    const { code, output } = await run(file)
    return { ...judge(code, read(file, count)), output }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** A runner that failed without a failed test, or ran no test at all, counts as one failed test. */
function judge(code: number | null, { passed, failed }: Count): Count & { ok: boolean } {
  const ok = code === 0 && failed === 0 && passed > 0
  return { ok, passed, failed: ok ? 0 : Math.max(1, failed) }
}

function read(file: string, count: (report: Record<string, unknown>) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The runner ended before it could report; its output tells why.
    return { passed: 0, failed: 0 }
  }
}
