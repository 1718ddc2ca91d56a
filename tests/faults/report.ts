// Reports a run: a table for people, and all the evidence as files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAccepted } from './clients/ledger'
import type { Finding } from './finding'
import { judgeDoubles } from './judge-mails'
import type { Options } from './options'
import type { Run } from './run-on'

const FOLDER = join(import.meta.dirname, '../../.data/faults')

interface Circumstances {
  options: Options
  /** In terms of performance.now(). */
  startedAt: number
}

/** Prints the table and writes the evidence. Returns the failed findings. */
export function report(run: Run, { options, startedAt }: Circumstances): Finding[] {
  const { backend, evidence, findings, logs } = run
  const accepted = evidence.entries.filter(isAccepted).length
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(
    `Queue on ${backend}: seed ${options.seed}, ${accepted} accepted, ${evidence.faults.length} faults, ${seconds} s`,
  )
  const failed = printFindings(findings)
  const dir = join(FOLDER, `${options.seed}-${backend}`)
  mkdirSync(dir, { recursive: true })
  const write = (name: string, content: string) => writeFileSync(join(dir, name), content)
  write('evidence.json', JSON.stringify({ findings, ...evidence }, null, 1))
  for (const [name, log] of Object.entries(logs)) write(`${name}.log`, log)
  if (failed.length > 0) {
    console.log(`\nEvidence: ${dir}\nTo reproduce: npm run test:faults -- ${options.words}`)
  }
  return failed
}

/** Prints the findings that need all runs together. Returns the failed ones. */
export function reportTogether(runs: Run[]): Finding[] {
  console.log('All runs')
  return printFindings([judgeDoubles(runs.map(({ evidence }) => evidence))])
}

/** Prints each finding, and a few breaches of each failed one. Returns the failed ones. */
function printFindings(findings: Finding[]): Finding[] {
  for (const { what, must, measured, passed } of findings) {
    console.log(`  ${passed ? 'pass' : 'FAIL'}  ${what}: ${measured} (must be ${must})`)
  }
  const failed = findings.filter(({ passed }) => !passed)
  for (const { what, breaches } of failed) {
    console.log(`\n${what}:`)
    for (const one of breaches.slice(0, 5)) console.log(`  ${JSON.stringify(one)}`)
  }
  return failed
}
