// Reads how far back to look.
import { isValid, officeMidnight } from './office-time'

const SECONDS: Record<string, number> = { m: 60, h: 3_600, d: 86_400, w: 604_800 }

/**
 * The moment that `30m`, `12h`, `7d` or `2w` before now stand for, or a day (from its midnight in
 * the office), or an ISO time with its zone. Null when it is none of them.
 */
export function parseSince(text: string, now = new Date()): Date | null {
  const [, count, unit = ''] = /^(\d{1,5})([mhdw])$/.exec(text) ?? []
  if (count) return new Date(now.getTime() - Number(count) * (SECONDS[unit] ?? 0) * 1_000)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return officeMidnight(text)
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)) return null
  const time = new Date(text)
  return isValid(time) ? time : null
}
