// Runs a function once the browser is idle.

/** Delay for browsers without requestIdleCallback (Safari), in milliseconds. */
const DELAY_MS = 1_000

/** Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(run)
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(run, DELAY_MS)
  return () => clearTimeout(timer)
}
