// Code that is loaded while somebody waits for it.

/** In milliseconds, as for a request (post-submission.ts): a connection may die without a word. */
const TIMEOUT_MS = 10_000

/** Rejects if it takes too long. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the code took too long')), TIMEOUT_MS)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
