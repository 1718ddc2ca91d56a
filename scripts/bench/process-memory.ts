// How much memory a process has.
import { readFileSync } from 'node:fs'

/** Resident size in megabytes, as the kernel counts it. */
export function memoryMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024)
}
