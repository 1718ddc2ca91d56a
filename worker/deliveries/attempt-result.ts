// Decides how a delivery's row ends after an attempt: sent, retried, given up, suppressed or unknown.

import {
  causeOf,
  classify,
  isProviderDown,
  isProviderInTrouble,
  isRefusedBeforeRecipient,
  mayHaveBeenTaken,
} from '../error-class'
import { MailerClosedError } from '../mail/mailer'
import { isBeforeRecipient } from '../mail/smtp/rejections'
import { isTooOld, nextDelay } from '../retry-schedule'
import { AnswerGivenUpError, AnswerLostError, SmsClosedError } from '../sms/sms-sender'
import type { ClaimedDelivery } from './claim'
import type { SentOutcome } from './deliver-deps'
import { LEASE_LOST, LeaseLostError } from './lease'
import { UNTIL_LISTED_MS } from './outages'
import { LookUpError, type Provider, ProviderError, providerOf } from './provider'
import type { AttemptResult } from './record'

/** Attempts after which an error of unknown class counts as permanent. See worker/error-class.ts. */
const UNKNOWN_TRIES = 10
/**
 * Attempts after which a message that the provider saw no longer waits for its recovery. A provider that works for
 * every other message, or that connects and accepts nothing, would get this one every few seconds; from here on it
 * follows its own retry schedule. A mail whose recipient the server was never told waits however often it was tried:
 * each recovery is tried with the most urgent mail, which must not fall behind all others for it.
 */
const WAITING_TRIES = 10

/** The lease ran out, or the worker is stopping. */
const NOTHING_SENT = [LeaseLostError, MailerClosedError, SmsClosedError]

/** The delivery, and the time from which its age counts. */
export interface AttemptInput {
  delivery: ClaimedDelivery
  since: Date
}

/** Inboxes that the server deferred get the mail in the next attempt, unless it is too old by then. */
export function sentResult(
  { delivery, since }: AttemptInput,
  { providerId, refused, rejected, deferred, toAll }: SentOutcome,
): AttemptResult {
  if (deferred?.length && refused && !isTooOld(delivery.channel, since, delivery.claimed_at)) {
    const delayMs = nextDelay(delivery.tries)
    const reach = { ...(rejected && { rejected }), deferred, ...(toAll && { toAll }) }
    return { status: 'pending', error: refused, ...reach, delayMs }
  }
  return { status: 'sent', providerId, ...(refused && { error: refused }), ...(toAll && { toAll }) }
}

/** Gives up, without another attempt, a message that became too old while it waited for its provider; else null. */
export function waitedTooLongResult({ delivery, since }: AttemptInput): AttemptResult | null {
  const { waited, previous, channel, claimed_at } = delivery
  const late = waited && previous === 'pending' && isTooOld(channel, since, claimed_at)
  return late ? givenUpResult(delivery, 'the provider was away for too long') : null
}

/** A mail that only deferred inboxes are still owed was sent: the others have it, and a manual retry would repeat it. */
function givenUpResult({ deferred }: ClaimedDelivery, error: string): AttemptResult {
  return deferred ? { status: 'sent', providerId: null, error } : { status: 'failed', error }
}

export function failureResult({ delivery, since }: AttemptInput, thrown: unknown): AttemptResult {
  const { previous, tries, channel, claimed_at } = delivery
  const error = thrown instanceof ProviderError ? thrown.cause : thrown
  // Nothing was sent: the next attempt may start at once, from the status this one started with. Not `causeOf`, which
  // would include the code that nodemailer adds: claims exclude these attempts by exactly this text.
  if (NOTHING_SENT.some((kind) => error instanceof kind)) {
    return { status: previous, error: LEASE_LOST, delayMs: 0 }
  }
  const cause = causeOf(error)
  if (thrown instanceof LookUpError) return lookUpFailed({ delivery, since }, error)
  if (error instanceof AnswerLostError) {
    const delayMs = error instanceof AnswerGivenUpError ? error.settledMs : UNTIL_LISTED_MS
    return { status: 'unknown', error: cause, delayMs }
  }
  const kind = classify(error)
  const givenUp =
    kind === 'permanent' ||
    (kind === 'unknown' && tries >= UNKNOWN_TRIES) ||
    isTooOld(channel, since, claimed_at)
  // The outcome is unknown: the provider is asked about the message before the next attempt.
  const isOpen = channel === 'prospect_sms' && mayHaveBeenTaken(error)
  if (givenUp && isOpen) return { status: 'unknown', error: cause, delayMs: null }
  if (givenUp) return givenUpResult(delivery, cause)
  const waits = thrown instanceof ProviderError && waitsForProvider(error, tries)
  const delayMs = nextDelay(tries)
  return isOpen
    ? { status: 'sending', error: cause, delayMs: Math.max(UNTIL_LISTED_MS, delayMs), waits }
    : {
        status: 'pending',
        error: cause,
        delayMs,
        waits,
        unaddressed: isRefusedBeforeRecipient(error),
      }
}

/** The provider that a failure shows to be in trouble itself, or null. */
export function failedProvider({ channel }: ClaimedDelivery, thrown: unknown): Provider | null {
  if (!(thrown instanceof ProviderError) || thrown.cause instanceof AnswerGivenUpError) return null
  const isLost = thrown.cause instanceof AnswerLostError
  return isLost || isProviderInTrouble(thrown.cause) ? providerOf(channel) : null
}

function waitsForProvider(error: unknown, tries: number): boolean {
  return isProviderDown(error) && (tries < WAITING_TRIES || isBeforeRecipient(error))
}

/**
 * Retries the lookup on transient errors until the message is too old; then leaves it to a person, unless it was never
 * attempted.
 */
function lookUpFailed({ delivery, since }: AttemptInput, error: unknown): AttemptResult {
  const { previous, tries, channel, claimed_at } = delivery
  const again = classify(error) === 'transient' && !isTooOld(channel, since, claimed_at)
  if (again) {
    return {
      status: previous,
      error: `not looked up: ${causeOf(error)}`,
      delayMs: nextDelay(tries),
      waits: waitsForProvider(error, tries),
    }
  }
  return previous === 'pending'
    ? givenUpResult(delivery, causeOf(error))
    : { status: 'unknown', error: 'the provider may have sent it; check there', delayMs: null }
}
