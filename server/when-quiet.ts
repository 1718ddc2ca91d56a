// Puts off work that can wait until nobody would notice it.
import { performance } from 'node:perf_hooks'

/** Share of the time, 0 to 1, in which the event loop may have been busy. */
const QUIET = 0.1

/**
 * Runs `act` once: at the end of the first interval in which this process had little to do.
 * @param intervalMs in milliseconds
 * @returns a function that cancels it
 */
export function whenQuiet(intervalMs: number, act: () => void): () => void {
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before)
    before = performance.eventLoopUtilization()
    if (utilization >= QUIET) return
    clearInterval(timer)
    act()
  }, intervalMs)
  return () => clearInterval(timer)
}
