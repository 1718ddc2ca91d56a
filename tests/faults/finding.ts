// One line of the verdict.

export interface Finding {
  what: string
  must: string
  measured: string
  holds: boolean
  /** Which submissions, requests or messages break it: a few of them. */
  breaches: unknown[]
}

/** A finding that holds when nothing breaks it. */
export function none(what: string, breaches: unknown[], note = ''): Finding {
  const measured = `${breaches.length}${note}`
  return { what, must: '0', measured, holds: breaches.length === 0, breaches }
}

/** A finding that holds up to a number of milliseconds. */
export function within(what: string, tookMs: number | null, limitMs: number): Finding {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  const measured = tookMs === null ? 'never' : seconds(tookMs)
  const holds = tookMs !== null && tookMs <= limitMs
  return { what, must: `${seconds(limitMs)} or less`, measured, holds, breaches: [] }
}
