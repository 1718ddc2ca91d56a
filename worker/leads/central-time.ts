// Times as the team in Dallas reads them.

const ZONE = 'America/Chicago'
const OFFSETS = ['-05:00', '-06:00']

// Sweden writes dates the ISO way.
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})
const exact = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `2026-11-21 06:35`, Central Time. */
export function centralTime(time: Date): string {
  return format.format(time)
}

/** `2026-11-21 06:35:09`, Central Time. */
export function centralSecond(time: Date): string {
  return exact.format(time)
}

/** The first moment of a day such as `2026-11-01` in Central Time; null when there is no such day. */
export function centralMidnight(day: string): Date | null {
  const candidates = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`))
  const wanted = `${day} 00:00`
  return candidates.find((time) => isValid(time) && centralTime(time) === wanted) ?? null
}

export function isValid(time: Date): boolean {
  return !Number.isNaN(time.getTime())
}

const UNITS = [
  ['d', 24 * 60 * 60],
  ['h', 60 * 60],
  ['min', 60],
  ['s', 1],
] as const

/** A duration for people, in its largest whole unit: `3 d`, `12 min`. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['s', 1]
  return `${Math.max(0, Math.floor(seconds / size))} ${unit}`
}
