// Text messages through Twilio's own client.
import twilio from 'twilio'
import type { Env } from '../../src/node/env'
import { AnswerLostError, OptedOutError, type SmsSender } from './sms-sender'
import { redirectingClient } from './twilio-http'

/** Twilio's code for a receiver who replied STOP. */
const UNSUBSCRIBED = 21610
const TIMEOUT_MS = 10_000

type TwilioEnv = Pick<
  Env,
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_FROM'
  | 'TWILIO_MESSAGING_SERVICE_SID'
  | 'TWILIO_API_URL'
>

export function createTwilioSms(env: TwilioEnv): SmsSender {
  const httpClient = redirectingClient(env.TWILIO_API_URL ?? null, TIMEOUT_MS)
  const client = twilio(env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, { httpClient })
  const sender = env.TWILIO_MESSAGING_SERVICE_SID
    ? { messagingServiceSid: env.TWILIO_MESSAGING_SERVICE_SID }
    : { from: env.TWILIO_FROM ?? '' }
  return {
    async send({ to, body }) {
      try {
        const { sid } = await client.messages.create({ to, body, ...sender })
        if (!sid) throw new AnswerLostError('the answer names no message')
        return { providerId: sid }
      } catch (error) {
        throw meaningOf(error)
      }
    },
    async find({ to, body }) {
      try {
        // The text holds the reference, so an equal text is this very message. Not filtered by
        // date sent: a message that Twilio has queued has none yet.
        const messages = await client.messages.list({ to, limit: 50 })
        const same = messages.find((message) => message.body === body)
        return same ? { state: 'sent', providerId: same.sid } : { state: 'absent' }
      } catch {
        return { state: 'unclear' }
      }
    },
  }
}

/** An error without a status, other than a refused connection, may hide a message that was taken. */
function meaningOf(error: unknown): unknown {
  if (error instanceof AnswerLostError) return error
  const { status, code } = error as { status?: unknown; code?: unknown }
  if (code === UNSUBSCRIBED) return new OptedOutError('the receiver opted out')
  if (typeof status === 'number') return error
  const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
  return neverConnected.includes(String(code)) ? error : new AnswerLostError('no answer')
}
