// Sends text messages through Twilio's official client.
import twilio from 'twilio'
import { TWILIO_OPTED_OUT, twilioPaths, twilioStatusQuery } from '../../src/contract/api'
import type { Env } from '../../src/node/env'
import {
  AnswerGivenUpError,
  AnswerLostError,
  OptedOutError,
  SmsClosedError,
  type SmsSender,
} from './sms-sender'
import { isAboutAllTexts } from './twilio-errors'
import { type RequestGuard, twilioHttp, withRequestGuard } from './twilio-http'

/** A plausible message SID; something between us and Twilio may respond with anything. */
const SID = /^[\w-]{1,64}$/
/**
 * After this, in seconds, Twilio drops a text that it still has not sent. By default it keeps one for ten hours, so an
 * acknowledgment could arrive in the middle of the night.
 */
const VALIDITY_S = 60 * 60
/** Twilio's largest page size: one number does not receive more messages than that. */
const PAGE = 1_000
/** Timeouts of a request, in milliseconds: without a byte of the response, and in all. */
const LIMITS = { silenceMs: 10_000, totalMs: 20_000 }
/**
 * A dead worker's request may still be worked on: Twilio is given as long as a living worker would have waited, and,
 * in milliseconds, the time until a new message is in its list.
 */
const SETTLED_MS = LIMITS.totalMs + 3_000

type TwilioEnv = Pick<
  Env,
  | 'PUBLIC_URL'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_FROM'
  | 'TWILIO_MESSAGING_SERVICE_SID'
  | 'TWILIO_API_URL'
>

/** @param limits overrides of the timeouts, for tests */
export function createTwilioSms(env: TwilioEnv, limits: Partial<typeof LIMITS> = {}): SmsSender {
  const httpClient = twilioHttp(env.TWILIO_API_URL ?? null, { ...LIMITS, ...limits })
  const client = twilio(env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, { httpClient })
  const sender = env.TWILIO_MESSAGING_SERVICE_SID
    ? { messagingServiceSid: env.TWILIO_MESSAGING_SERVICE_SID }
    : { from: env.TWILIO_FROM ?? '' }

  // A messaging service with an RCS sender turns texts into RCS, and its recipients have other addresses then.
  const spellingsOf = (to: string) => (env.TWILIO_MESSAGING_SERVICE_SID ? [to, `rcs:${to}`] : [to])

  const calls = createCalls()

  return {
    settledMs: SETTLED_MS,
    async send({ to, body, submissionId }, lastCheck) {
      const callback = statusCallback(env, submissionId)
      const message = { to, body, validityPeriod: VALIDITY_S, ...sender, ...callback }
      return calls.make(lastCheck, async () => {
        const { sid } = await client.messages.create(message)
        if (typeof sid !== 'string' || !SID.test(sid))
          throw new AnswerLostError('the response has no message SID')
        return { providerId: sid }
      })
    },
    async find({ to, reference }) {
      const listed: Listed[] = []
      for (const recipient of spellingsOf(to)) {
        const of = { to: recipient, limit: PAGE }
        const list = client.messages.list(of)
        const messages = await (recipient === to ? list : list.catch(noneIfUnknown))
        const same = withReference(reference, messages)
        if (same) return { state: 'sent', providerId: same.sid }
        listed.push(...messages)
      }
      requireText(listed)
      return { state: 'absent' }
    },
    async probe() {
      try {
        await client.api.v2010.accounts(env.TWILIO_ACCOUNT_SID ?? '').fetch()
      } catch (error) {
        // Any other response means that Twilio would take a text, or reject one for a reason of its own.
        const { status, code } = error as { status?: unknown; code?: unknown }
        if (typeof status !== 'number' || isAboutAllTexts(status, code)) throw error
      }
    },
    close: calls.close,
  }
}

/** Calls that send a text: each is checked right before, and given up when we close. */
function createCalls() {
  const underWay = new Set<() => void>()
  let isClosed = false
  return {
    async make<T>(lastCheck: () => void, call: () => Promise<T>): Promise<T> {
      let stopped: unknown
      const check = () => {
        try {
          if (isClosed) throw new SmsClosedError(STOPPING)
          lastCheck()
        } catch (error) {
          stopped = error
          throw error
        }
      }
      const guard: RequestGuard = { check, mayHaveBeenSent: false }
      let giveUp = () => {}
      // Not only the request's own error: one that waits for a connection reports none.
      const givenUp = new Promise<never>((_, reject) => {
        giveUp = () => {
          guard.abort?.()
          reject(
            guard.mayHaveBeenSent
              ? new AnswerGivenUpError(STOPPING, SETTLED_MS)
              : new SmsClosedError(STOPPING),
          )
        }
      })
      underWay.add(giveUp)
      try {
        return await Promise.race([withRequestGuard(guard, call), givenUp])
      } catch (error) {
        throw stopped ?? meaningOf(error, guard.mayHaveBeenSent)
      } finally {
        underWay.delete(giveUp)
      }
    },
    close() {
      isClosed = true
      for (const giveUp of underWay) giveUp()
    },
  }
}

interface Listed {
  sid: string
  body: string | null
}

/** An address that is none to Twilio has no messages. */
function noneIfUnknown(error: { status?: unknown }): Listed[] {
  if (error.status === 400) return []
  throw error
}

/**
 * Matched by reference, not by the whole text: Twilio may alter characters, and our wording may change between two
 * attempts. Nor by date sent: a message that is still queued at Twilio has none.
 */
const withReference = (reference: string, messages: readonly Listed[]) =>
  messages.find(({ body }) => textOf(body).includes(reference))

/** An account with message redaction keeps messages without their text: any of them may be the one that is looked for. */
function requireText(messages: readonly Listed[]): void {
  if (messages.some(({ body }) => textOf(body).trim() === ''))
    throw new Error('the provider keeps messages without their text')
}

/** Twilio's API documents it as nullable, though its client's type is not. */
const textOf = (body: string | null) => body ?? ''

/** The URL where Twilio reports a message's status. Twilio rejects URLs that it cannot reach. */
function statusCallback({ PUBLIC_URL, TWILIO_API_URL }: TwilioEnv, submissionId: string) {
  if (!PUBLIC_URL.startsWith('https:') && !TWILIO_API_URL) return {}
  const query = new URLSearchParams({ [twilioStatusQuery]: submissionId })
  return { statusCallback: `${PUBLIC_URL}${twilioPaths.status}?${query}` }
}

const STOPPING = 'the worker is stopping'

/** RFC 9110, 15.6.5: a gateway stopped waiting for the server, which may be working on the request still. */
const GATEWAY_TIMEOUT = 504

/** An error without a status may hide an accepted message, unless nothing had been sent. */
function meaningOf(error: unknown, mayHaveBeenSent: boolean): unknown {
  if (error instanceof AnswerLostError) return error
  const { status, code } = error as { status?: unknown; code?: unknown }
  if (code === TWILIO_OPTED_OUT) return new OptedOutError('the recipient opted out')
  const answered = typeof status === 'number' && status !== GATEWAY_TIMEOUT
  return answered || !mayHaveBeenSent ? error : new AnswerLostError('no response')
}
