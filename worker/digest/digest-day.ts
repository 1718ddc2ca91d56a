// Which day's digest is due: from 8 a.m. in the company's time zone.
import { company } from '../../src/content/company'

const FROM_HOUR = 8

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: company.timeZoneId,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The day, as YYYY-MM-DD, whose digest may be sent at `now`; null before 8 a.m. */
export function digestDay(now: Date): string | null {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  if (Number(parts.get('hour')) < FROM_HOUR) return null
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
