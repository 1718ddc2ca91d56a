// Reads the memory use of a process.
import { readFileSync } from 'node:fs'

/** Resident set size (VmRSS) in units of 1,024 KB, as the kernel counts it. */
export function memoryMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
}
