// The parts of Twilio's library that answer its calls: the check of a signature, and its reply language.
// Loaded only where Twilio is configured, and without the client, which is large and slow to load.
import type { Env } from '../../src/node/env'

interface SignedRequest {
  signature: string
  /** The origin that was called, which may be another name of ours than `PUBLIC_URL`. */
  called: string
  /** Path and query. */
  url: string
  fields: Record<string, unknown>
}

export interface TwilioDoor {
  /** Whether Twilio itself signed these fields for this address of ours. */
  isSigned(request: SignedRequest): boolean
  /** TwiML that sends `text` back, or nothing. */
  reply(text: string | null): string
}

/** Null while Twilio is not configured. */
export async function openTwilio({
  TWILIO_AUTH_TOKEN,
  PUBLIC_URL,
}: Pick<Env, 'TWILIO_AUTH_TOKEN' | 'PUBLIC_URL'>): Promise<TwilioDoor | null> {
  if (!TWILIO_AUTH_TOKEN) return null
  const [{ validateRequest }, { default: MessagingResponse }] = await Promise.all([
    import('twilio/lib/webhooks/webhooks.js'),
    import('twilio/lib/twiml/MessagingResponse.js'),
  ])
  return {
    // Twilio signs the address that it was given. Nobody without our token can sign any.
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
