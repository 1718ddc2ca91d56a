// Detects when the suite itself stalled, as on a busy machine: its measurements then say nothing about the
// product.

export interface Stall {
  /** Milliseconds since 1970. */
  from: number
  until: number
}

const CHECK_EVERY_MS = 50
/** Shorter stalls are noise. */
const WORTH_NOTING_MS = 150

interface StallWatch {
  stalls: Stall[]
  stop(): void
}

/** Records every stall of our own event loop. */
export function watchForStalls(): StallWatch {
  const stalls: Stall[] = []
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - last > CHECK_EVERY_MS + WORTH_NOTING_MS) stalls.push({ from: last, until: now })
    last = now
  }, CHECK_EVERY_MS)
  timer.unref()
  return { stalls, stop: () => clearInterval(timer) }
}

/** A duration minus our own stalls during it. */
export function withoutStalls(stalls: Stall[], at: number, tookMs: number): number {
  const overlap = ({ from, until }: Stall) =>
    Math.max(0, Math.min(until, at + tookMs) - Math.max(from, at))
  return stalls.reduce((rest, stall) => rest - overlap(stall), tookMs)
}
