// When a lead was received, in words, for every mail about it.
import { company } from '../../src/content/company'

/** Mails usually leave within seconds. After this time their reader must know that the promised time is running. */
const LATE_MS = 15 * 60_000

// Created once: creating it takes longer than composing the rest of a mail.
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: company.timeZoneId,
  dateStyle: 'full',
  timeStyle: 'short',
})

/** 'Monday, March 2, 2026 at 12:30 PM Central Time' */
export function officeClock(time: Date): string {
  return `${clock.format(time)} ${company.timeZone}`
}

/** Whether a mail that is composed `now` arrives long after its lead, as after an outage or a release by hand. */
export function isLate(received: Date, now: Date): boolean {
  return now.getTime() - received.getTime() > LATE_MS
}
