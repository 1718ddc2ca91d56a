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

/** Prints the table and writes the evidence. Returns the findings that do not hold. */
export function report(run: Run, { options, startedAt }: Circumstances): Finding[] {
  const { backend, evidence, findings, logs } = run
  const accepted = evidence.entries.filter(isAccepted).length
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  console.log(
    `Queue on ${backend}: seed ${options.seed}, ${accepted} accepted, ${evidence.faults.length} faults, ${seconds} s`,
  )
  const breaches = tell(findings)
  const dir = join(FOLDER, `${options.seed}-${backend}`)
  mkdirSync(dir, { recursive: true })
  const write = (name: string, content: string) => writeFileSync(join(dir, name), content)
  write('evidence.json', JSON.stringify({ findings, ...evidence }, null, 1))
  for (const [name, log] of Object.entries(logs)) write(`${name}.log`, log)
  if (breaches.length > 0) {
    console.log(`\nEvidence: ${dir}\nTo reproduce: npm run test:faults -- --seed ${options.seed}`)
  }
  return breaches
}

/** Prints the findings that need all runs together. Returns those that do not hold. */
export function reportTogether(runs: Run[]): Finding[] {
  console.log('All runs')
  return tell([judgeDoubles(runs.map(({ evidence }) => evidence))])
}

/** Prints each finding, and a few breaches of those that do not hold, which are returned. */
function tell(findings: Finding[]): Finding[] {
  for (const { what, must, measured, holds } of findings) {
    console.log(`  ${holds ? 'holds ' : 'BREACH'}  ${what}: ${measured} (must be ${must})`)
  }
  const breaches = findings.filter(({ holds }) => !holds)
  for (const { what, breaches: some } of breaches) {
    console.log(`\n${what}:`)
    for (const one of some.slice(0, 5)) console.log(`  ${JSON.stringify(one)}`)
  }
  return breaches
}
