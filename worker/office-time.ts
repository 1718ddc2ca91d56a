// Formats and parses times in the company's time zone.
import { company } from '../src/content/company'

const ZONE = company.timeZoneId
/** The zone's UTC offsets in winter and in summer, such as `-06:00`. */
const OFFSETS = ['2026-01-01', '2026-07-01'].map((day) => offsetAt(new Date(day)))

// The Swedish locale formats dates as in ISO 8601.
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

const abbreviation = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'short' })

/** `2026-11-21 06:35`. */
export function officeTime(time: Date): string {
  return format.format(time)
}

/** `2026-11-21 06:35:09 CST`: in the night when the clocks are set back, an hour occurs twice. */
export function officeSecond(time: Date): string {
  return `${exact.format(time)} ${partOf(abbreviation, time) ?? ZONE}`
}

function partOf(zone: Intl.DateTimeFormat, time: Date): string | undefined {
  return zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value
}

/** Midnight at the start of a day such as `2026-11-01`; null if the day does not exist. */
export function officeMidnight(day: string): Date | null {
  const candidates = OFFSETS.map((offset) => new Date(`${day}T00:00:00${offset}`))
  const wanted = `${day} 00:00`
  return candidates.find((time) => isValid(time) && officeTime(time) === wanted) ?? null
}

const SECONDS: Record<string, number> = { m: 60, h: 3_600, d: 86_400, w: 604_800 }

/**
 * Parses the value of --since: accepts a duration before now (`30m`, `12h`, `7d`, `2w`), a day (from midnight in the
 * company's time zone), or an ISO time with a zone. Null for anything else.
 */
export function parseSince(text: string, now = new Date()): Date | null {
  const [, count, unit = ''] = /^(\d{1,5})([mhdw])$/.exec(text) ?? []
  if (count) return new Date(now.getTime() - Number(count) * (SECONDS[unit] ?? 0) * 1_000)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return officeMidnight(text)
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)) return null
  // `Date` takes February 30 with a time for March 2.
  const time = new Date(text)
  return isValid(time) && officeMidnight(text.slice(0, 'yyyy-mm-dd'.length)) ? time : null
}

function offsetAt(time: Date): string {
  const longOffset = new Intl.DateTimeFormat('en-US', {
    timeZone: ZONE,
    timeZoneName: 'longOffset',
  })
  const name = partOf(longOffset, time)
  // 'GMT-06:00', or plain 'GMT' for a zero offset.
  return name?.slice('GMT'.length) || 'Z'
}

function isValid(time: Date): boolean {
  return !Number.isNaN(time.getTime())
}

const UNITS = [
  ['d', 24 * 60 * 60],
  ['h', 60 * 60],
  ['min', 60],
  ['s', 1],
] as const

/** A duration for people, in its largest whole unit: `3 d`, `12 min`. @param whole `Math.ceil` for an upper bound */
export function duration(seconds: number, whole = Math.floor): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['s', 1]
  return `${Math.max(0, whole(seconds / size))} ${unit}`
}
