// The two providers that messages leave through, and what their failures say about them.
import type { Channel } from '../../src/contract/submission'

export type Family = 'mail' | 'sms'

export const families = ['mail', 'sms'] as const

export const channelsOf: Record<Family, readonly Channel[]> = {
  mail: ['team_email', 'prospect_email'],
  sms: ['prospect_sms'],
}

export function familyOf(channel: Channel): Family {
  return channel === 'prospect_sms' ? 'sms' : 'mail'
}

/** A failure of a provider, as opposed to one of our own database or code. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(override readonly cause: unknown) {
    super('the provider failed')
  }
}

/** The provider could not be asked what became of a message that may have left. */
export class LookUpError extends ProviderError {
  override name = 'LookUpError'
}
