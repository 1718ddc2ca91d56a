// Parses the value of --since.
import { isValid, officeMidnight } from './office-time'

const SECONDS: Record<string, number> = { m: 60, h: 3_600, d: 86_400, w: 604_800 }

/**
 * Accepts a duration before now (`30m`, `12h`, `7d`, `2w`), a day (from midnight in the company's time zone), or an
 * ISO time with a zone. Null for anything else.
 */
export function parseSince(text: string, now = new Date()): Date | null {
  const [, count, unit = ''] = /^(\d{1,5})([mhdw])$/.exec(text) ?? []
  if (count) return new Date(now.getTime() - Number(count) * (SECONDS[unit] ?? 0) * 1_000)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return officeMidnight(text)
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)) return null
  const time = new Date(text)
  return isValid(time) ? time : null
}
