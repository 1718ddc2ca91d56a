// Reads the memory use of a process.
import { readFileSync } from 'node:fs'

/** Resident set size (VmRSS) in MB of 1,000,000 bytes, as the goals are; the kernel's "kB" are 1,024 bytes. */
export function memoryMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round((Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024) / 1e6)
}
