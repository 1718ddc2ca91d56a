// Runs something once the browser has nothing better to do.

/** For browsers that do not tell when they are idle (Safari), in milliseconds. */
const PATIENCE_MS = 1_000

/** Returns the function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(run)
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(run, PATIENCE_MS)
  return () => clearTimeout(timer)
}
