// Quiet hours for late acknowledgments: one that could not be sent within 15 minutes waits for the window from 9:00 to
// 21:00 in the company's time zone, on Sundays from 12:00 (docs/decisions/0018-text-messages.md).
// Pure functions of dates.
import { company } from '../../src/content/company'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Within this time a message is part of the conversation and is sent at any hour. */
const PROMPT_MS = 15 * MINUTE
/** How long an acknowledgment is worth sending. */
const LIFE_MS = HOUR

/** The hours of the day at which the window opens and closes. */
const opens = (weekday: string | undefined) => (weekday === 'Sun' ? 12 : 9)
const CLOSES = 21

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: company.timeZoneId,
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The reason on record for a text that waits until it may be sent. */
export const WAITS_FOR_DAY = 'waits for the day'

/** Milliseconds from `now` that a message for a request made at `requestedAt` must wait; 0 if it may be sent now. */
export function waitForDay(requestedAt: Date, now: Date): number {
  if (now.getTime() - requestedAt.getTime() < PROMPT_MS) return 0
  return nextOpening(now).getTime() - now.getTime()
}

/** When a message for a request made at `requestedAt` is given up: its hour restarts after a wait for the day. */
export function smsDeadline(requestedAt: Date): Date {
  const late = new Date(requestedAt.getTime() + PROMPT_MS)
  const end = new Date(requestedAt.getTime() + LIFE_MS)
  // A night is longer than the time between the two moments, so checking both finds any overlap; the hour then
  // restarts when that night ends.
  const inQuietHours = [late, end].find(
    (moment) => nextOpening(moment).getTime() > moment.getTime(),
  )
  return inQuietHours ? new Date(nextOpening(inQuietHours).getTime() + LIFE_MS) : end
}

/** `moment` itself in the daytime, else the next time the day begins. */
export function nextOpening(moment: Date): Date {
  if (isDay(moment)) return moment
  // Daylight saving changes make local time arithmetic wrong twice a year, so check hour by hour. Days begin on the
  // hour, and United States time zones are offset from UTC by whole hours.
  let next = new Date(Math.ceil(moment.getTime() / HOUR) * HOUR)
  while (!isDay(next)) next = new Date(next.getTime() + HOUR)
  return next
}

function isDay(moment: Date): boolean {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const hour = Number(parts.get('hour'))
  return hour >= opens(parts.get('weekday')) && hour < CLOSES
}
