// Waits for other parties, with a limit.

export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** Waits until all of them have settled, but no longer than `ms` milliseconds. */
export async function atMost(ms: number, work: Promise<unknown>[]): Promise<void> {
  await withDeadline(Promise.allSettled(work), ms, 'waiting').catch(() => undefined)
}

/** Whether the work succeeds within `ms` milliseconds. Never rejects. */
export function succeedsWithin(ms: number, work: PromiseLike<unknown>): Promise<boolean> {
  return withDeadline(work, ms, 'it').then(
    () => true,
    () => false,
  )
}

/**
 * Resolves or rejects as `work` does, or rejects with a DeadlineError after `ms` milliseconds.
 * The work itself is not canceled; its later outcome is ignored.
 */
export function withDeadline<T>(work: PromiseLike<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(`${what} took over ${ms} ms`)), ms)
    Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject)
  })
}
