// Runs a test runner and counts from its report, so that nothing is guessed from what it prints.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool, type ToolRun } from './run-tool'
import type { Outcome } from './step'
import {
  type FailedTest,
  ONLY_TIMED,
  type Report,
  readPlaywrightReport,
  readVitestReport,
} from './test-reports'

/** More than so many failed files are no accident of a busy machine. */
const MOST_FILES_AGAIN = 3

/** Runs one project of tests/vitest.config.ts, or those whose names match, as in `unit*`. */
export async function runVitest(project: string): Promise<Outcome> {
  return outcomeOf(await vitest(project, []))
}

/**
 * Runs a project whose tests start programs and keep times. The files in which one failed run once
 * more, when less runs beside them: what passes then is told, and does not fail the whole.
 * @param shard of its files, such as 1/2; all of them if left out
 */
export async function runVitestTwice(project: string, shard?: string): Promise<Outcome> {
  const first = await vitest(project, shard ? [`--shard=${shard}`] : [])
  const failed = first.report?.failed ?? []
  const files = [...new Set(failed.map(({ file }) => file))]
  if (files.length === 0 || files.length > MOST_FILES_AGAIN) return outcomeOf(first)
  const second = await vitest(project, files)
  if (!second.report) return outcomeOf(first)
  const stillFailed = second.report.failed
  const isStill = (test: FailedTest) =>
    stillFailed.some(({ file, name }) => file === test.file && name === test.name)
  const unsteady = failed.filter((test) => !isStill(test))
  const passed = (first.report?.passed ?? 0) + unsteady.length
  return outcomeOf({ ...second, report: { passed, failed: stillFailed, unsteady } })
}

export async function runPlaywright(): Promise<Outcome> {
  return outcomeOf(
    await withReport(
      (report) =>
        runTool(
          'playwright',
          ['test', '--config=tests/browser/playwright.config.ts', '--reporter=line,json'],
          { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        ),
      readPlaywrightReport,
    ),
  )
}

/**
 * The fault suite in its short form: each line of its table counts as one test. Once more if nothing
 * broke but times, which a busy machine does too; what is lost, or a text sent twice, has no second try.
 */
export async function runFaults(): Promise<Outcome> {
  const first = await faults()
  if (first.code !== ONLY_TIMED) return first
  const second = await faults()
  return second.ok ? { ...second, unsteady: first.broken } : second
}

async function faults(): Promise<Outcome & { code: number | null; broken: string[] }> {
  const { code, output } = await runTool('tsx', ['tests/faults/run.ts', '--short'])
  const lines = output.split('\n')
  const passed = lines.filter((line) => line.startsWith('  holds   ')).length
  const broken = lines.filter((line) => line.startsWith('  BREACH  ')).map((line) => line.trim())
  const ok = code === 0 && broken.length === 0 && passed > 0
  const failed = ok ? 0 : Math.max(1, broken.length)
  return { ok, output: [...broken, output].join('\n'), passed, failed, code, broken }
}

interface Run extends ToolRun {
  /** Absent where the runner ended before it could report; its output tells why. */
  report?: Report
}

/** @param which files: their names or a share of them */
function vitest(project: string, which: string[]): Promise<Run> {
  return withReport(
    (report) =>
      runTool('vitest', [
        'run',
        '--config=tests/vitest.config.ts',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...which,
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
 * A runner that failed without a failed test, or ran no test at all, counts as one failed test. What
 * failed comes first: where only the beginning of an output is kept, it is the part that is needed.
 */
function outcomeOf({ code, output, report }: Run): Outcome {
  const { passed, failed, unsteady } = report ?? { passed: 0, failed: [], unsteady: [] }
  const ok = code === 0 && failed.length === 0 && passed > 0
  return {
    ok,
    passed,
    failed: ok ? 0 : Math.max(1, failed.length),
    output: [...failed.map(describe), output].join('\n\n'),
    unsteady: unsteady.map(describe),
  }
}

function describe({ file, name, message }: FailedTest): string {
  return `${file}: ${name}\n${message}`
}
