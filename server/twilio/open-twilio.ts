// The parts of Twilio's library that its webhooks need: signature validation and TwiML. Loaded only if Twilio is
// configured, and without the client, which is large and slow to load.
import type { Env } from '../../src/node/env'

interface SignedRequest {
  signature: string
  /** The origin that was called, which may be another name of ours than `PUBLIC_URL`. */
  called: string
  /** Path and query. */
  url: string
  fields: Record<string, unknown>
}

export interface TwilioWebhooks {
  /** Whether Twilio itself signed these fields for this URL of ours. */
  isSigned(request: SignedRequest): boolean
  /** TwiML that replies with `text`, or with nothing. */
  reply(text: string | null): string
}

/** Null while Twilio is not configured. */
export async function openTwilio({
  TWILIO_AUTH_TOKEN,
  PUBLIC_URL,
}: Pick<Env, 'TWILIO_AUTH_TOKEN' | 'PUBLIC_URL'>): Promise<TwilioWebhooks | null> {
  if (!TWILIO_AUTH_TOKEN) return null
  const [{ validateRequest }, { default: MessagingResponse }] = await Promise.all([
    import('twilio/lib/webhooks/webhooks.js'),
    import('twilio/lib/twiml/MessagingResponse.js'),
  ])
  return {
    // Twilio signs the URL it was configured with. Nobody without our token can sign any.
    isSigned: ({ signature, called, url, fields }) =>
      [PUBLIC_URL, called].some(
        (origin) =>
          URL.canParse(origin) &&
          validateRequest(TWILIO_AUTH_TOKEN, signature, origin + url, fields),
      ),
    reply(text) {
      const response = new MessagingResponse()
      if (text !== null) response.message(text)
      return response.toString()
    },
  }
}
