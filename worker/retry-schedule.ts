// Retry backoff and retry deadlines. See docs/decisions/0010-deliveries.md.
import type { Channel } from '../src/contract/submission'
import { smsDeadline } from './sms/quiet-hours'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STEPS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE]

/** How long a mail stays worth sending, in milliseconds. */
const WORTH_SENDING = { team_email: 5 * DAY, prospect_email: 2 * DAY }

/**
 * Milliseconds until the next attempt after `attempts` failed ones, up to 10 % earlier so that a backlog does not return
 * in one wave. Never later: a mail whose second attempt fails at the end of an outage leaves within 30 s of it.
 * @param random from 0 to 1, for tests
 */
export function nextDelay(attempts: number, random = Math.random()): number {
  const step = STEPS[Math.min(attempts, STEPS.length) - 1] ?? 5 * SECOND
  return Math.round(step * (0.9 + random * 0.1))
}

/** True once a message for a request received at `since` is no longer worth another attempt. */
export function isTooOld(channel: Channel, since: Date, now: Date): boolean {
  if (channel === 'prospect_sms') return now > smsDeadline(since)
  return now.getTime() - since.getTime() > WORTH_SENDING[channel]
}

/**
 * Milliseconds until an interrupted queue job runs again. The cap is low: the job waits for our own database, and a
 * lead should be stored within seconds of its recovery.
 */
export function queueRetryDelay(attemptsMade: number): number {
  const delay = Math.min(500 * 2 ** Math.min(attemptsMade, 6), 15 * SECOND)
  return Math.round(delay * (0.8 + Math.random() * 0.2))
}
