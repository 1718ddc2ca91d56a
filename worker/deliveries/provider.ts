// The two providers that messages are sent through, and their error types.
import type { Channel } from '../../src/contract/submission'

export const providers = ['mail', 'sms'] as const
/** Column `family` of `provider_outages`. */
export type Provider = (typeof providers)[number]

/** For people. */
export const providerNames: Readonly<Record<Provider, string>> = {
  mail: 'mail server',
  sms: 'SMS provider',
}

export const channelsOf: Record<Provider, readonly Channel[]> = {
  mail: ['team_email', 'prospect_email'],
  sms: ['prospect_sms'],
}

export function providerOf(channel: Channel): Provider {
  return channel === 'prospect_sms' ? 'sms' : 'mail'
}

/** A failure at the provider, as opposed to one in our own database or code. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(override readonly cause: unknown) {
    super('the provider failed')
  }
}

/** Looking up a message that may have been sent failed at the provider. */
export class LookUpError extends ProviderError {
  override name = 'LookUpError'
}
