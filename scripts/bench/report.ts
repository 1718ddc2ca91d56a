// Reports benchmark results as a table and as JSON.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { DATA } from '../tools/paths'

export interface BenchRow {
  name: string
  unit: string
  goal: number
  min: number
  median: number
  max: number
  /** Whether the goal is a minimum rather than a maximum. */
  higherIsBetter?: boolean
  /** Which figure must meet the goal; the median by default. */
  judged?: 'min' | 'median' | 'max'
  /** What the same run measured without the product, as a baseline. */
  floor?: string
}

export function spread(values: number[]): Pick<BenchRow, 'min' | 'median' | 'max'> {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN)
  return { min: at(0), median: at(0.5), max: at(1) }
}

/** The smallest value that at least `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

function round(value: number): number {
  return value < 10 ? Math.round(value * 100) / 100 : Math.round(value)
}

function passes({ goal, higherIsBetter, judged = 'median', ...figures }: BenchRow): boolean {
  return higherIsBetter ? figures[judged] >= goal : figures[judged] <= goal
}

/** Prints the table and writes it as JSON to .data/bench/. */
export function report(rows: BenchRow[]): void {
  console.table(
    rows.map((row) => ({
      what: row.name,
      min: row.min,
      median: row.median,
      max: row.max,
      unit: row.unit,
      floor: row.floor ?? '',
      goal: `${row.judged ?? 'median'} ${row.higherIsBetter ? '>=' : '<='} ${row.goal}`,
      verdict: passes(row) ? 'pass' : 'FAIL',
    })),
  )
  const dir = join(DATA, 'bench')
  mkdirSync(dir, { recursive: true })
  const at = new Date().toISOString()
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version }
  const file = join(dir, `${at.replaceAll(':', '-')}.json`)
  writeFileSync(file, `${JSON.stringify({ at, machine, rows }, null, 2)}\n`)
  console.log(`written to ${file}`)
}
