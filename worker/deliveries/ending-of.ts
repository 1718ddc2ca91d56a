// What becomes of a delivery whose attempt did not end in a sent message.
import { causeOf, classify } from '../error-class'
import { isTooOld, nextDelay } from '../retry-schedule'
import { AnswerLostError, OptedOutError } from '../sms/sms-sender'
import type { NotSent } from './attempt'
import type { Delivery } from './claim'
import type { Ending } from './record'

/** Attempts after which an error of unknown kind counts as permanent (pipeline.md). */
const UNKNOWN_TRIES = 10
/** When to ask the provider what became of a text message whose answer was lost, in milliseconds. */
const LOOK_UP_MS = 15_000

export const endingOf = {
  notSent(sent: NotSent): Ending {
    return sent.outcome === 'suppressed'
      ? { status: 'suppressed', error: sent.reason }
      : { status: 'unknown', error: sent.reason, delayMs: null }
  },

  failure(delivery: Delivery, error: unknown): Ending {
    const cause = causeOf(error)
    if (error instanceof OptedOutError) return { status: 'suppressed', error: 'opted out' }
    if (error instanceof AnswerLostError) {
      return { status: 'unknown', error: cause, delayMs: LOOK_UP_MS }
    }
    const kind = classify(error)
    const age = Date.now() - delivery.created_at.getTime()
    const givenUp =
      kind === 'permanent' ||
      (kind === 'unknown' && delivery.attempts >= UNKNOWN_TRIES) ||
      isTooOld(delivery.channel, age)
    if (givenUp) return { status: 'failed', error: cause }
    return { status: 'pending', error: cause, delayMs: nextDelay(delivery.attempts) }
  },
}
