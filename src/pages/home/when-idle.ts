// Runs a function once the browser is idle.

/** Delay for browsers without requestIdleCallback (Safari), in milliseconds. */
const PATIENCE_MS = 1_000

/** Returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(run)
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(run, PATIENCE_MS)
  return () => clearTimeout(timer)
}
