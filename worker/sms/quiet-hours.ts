// When a late acknowledgement may disturb somebody (pipeline.md): one that could not leave within 15
// minutes waits for 9:00 to 21:00 where the company is, on Sundays from 12:00. Pure functions of dates.
import { company } from '../../src/content/company'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Until then a message is part of the conversation and goes out at any hour. */
const PROMPT_MS = 15 * MINUTE
/** How long an acknowledgement is worth sending. */
const LIFE_MS = HOUR

const CLOSES = 21 * 60
const opens = (weekday: string) => (weekday === 'Sun' ? 12 : 9) * 60

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: company.timeZoneId,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Milliseconds that a message for a request of `requestedAt` has to wait at `now`; 0 if it may leave. */
export function waitForDay(requestedAt: Date, now: Date): number {
  if (now.getTime() - requestedAt.getTime() < PROMPT_MS) return 0
  return nextOpening(now).getTime() - now.getTime()
}

/** When a message for a request of `requestedAt` is given up: its hour starts anew after a wait for the day. */
export function smsDeadline(requestedAt: Date): Date {
  const late = new Date(requestedAt.getTime() + PROMPT_MS)
  const end = new Date(requestedAt.getTime() + LIFE_MS)
  // The nights are longer than the time between the two: if either is in one, the wait ends it.
  const asleep = [late, end].find((moment) => nextOpening(moment).getTime() > moment.getTime())
  return asleep ? new Date(nextOpening(asleep).getTime() + LIFE_MS) : end
}

/** `moment` itself by day, else the next minute at which the day begins. */
export function nextOpening(moment: Date): Date {
  if (isDay(moment)) return moment
  // Local time and the time that passes differ twice a year, so the hours are asked one by one. Days
  // begin at whole hours, which time zones of the United States share with the world's clock.
  let next = new Date(Math.ceil(moment.getTime() / HOUR) * HOUR)
  while (!isDay(next)) next = new Date(next.getTime() + HOUR)
  return next
}

function isDay(moment: Date): boolean {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const minute = Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
  return minute >= opens(parts.get('weekday') ?? '') && minute < CLOSES
}
