// When the suite itself was held up, as on a busy machine: what it measured then says nothing about the
// product.

export interface Stall {
  /** Milliseconds since 1970. */
  from: number
  until: number
}

const LOOK_EVERY_MS = 50
/** Less than this is noise. */
const WORTH_NOTING_MS = 150

export interface StallWatch {
  stalls: Stall[]
  stop(): void
}

/** Notes every time that our own event loop stood still. */
export function watchForStalls(): StallWatch {
  const stalls: Stall[] = []
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - last > LOOK_EVERY_MS + WORTH_NOTING_MS) stalls.push({ from: last, until: now })
    last = now
  }, LOOK_EVERY_MS)
  timer.unref()
  return { stalls, stop: () => clearInterval(timer) }
}

/** What remains of a time that something took when our own stalls are taken off. */
export function withoutStalls(stalls: Stall[], at: number, tookMs: number): number {
  const overlap = ({ from, until }: Stall) =>
    Math.max(0, Math.min(until, at + tookMs) - Math.max(from, at))
  return stalls.reduce((rest, stall) => rest - overlap(stall), tookMs)
}
