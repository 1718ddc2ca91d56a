/**
 * Calls `then` once, after the first paint: anything requested before it delays it. A page in a background tab
 * is not painted.
 */
export function oncePainted(then: () => void): void {
  let painted = false
  const once = () => {
    if (!painted) then()
    painted = true
  }
  /** Milliseconds that a frame may take from its callback to the screen on a busy machine. */
  const FRAME_MS = 500
  // Firefox reports no paint when a page opens at one of its anchors.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(once, FRAME_MS)))
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) once()
    }).observe({ type: 'paint', buffered: true })
  } catch {}
}
