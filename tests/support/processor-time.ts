import { readFileSync } from 'node:fs'

/** What the kernel knows of the calling thread; its first number are the nanoseconds that it has run. */
const SCHEDSTAT = '/proc/thread-self/schedstat'

/**
 * Milliseconds that `work` keeps a processor busy, give or take four. Unlike a clock it leaves out what a busy machine
 * does meanwhile, which would make a long piece of work look longer than it is beside a short one. A clock where the
 * system does not count for each thread.
 */
export async function processorTimeOf(work: () => unknown): Promise<number> {
  const started = now()
  await work()
  return now() - started
}

function now(): number {
  try {
    return Number(readFileSync(SCHEDSTAT, 'utf8').split(' ', 1)[0]) / 1e6
  } catch {
    return performance.now()
  }
}
