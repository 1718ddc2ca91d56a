// Providers that are down: what waits for them is no fault of a worker.
import type { Database, Transaction } from '../../src/node/database/connect'
import { type Provider, providerNames } from '../deliveries/provider'
import { officeSecond } from '../office-time'
import { ask } from './command-context'

export interface ProviderAway {
  provider: Provider
  since: Date
  /** Workers look every 15 seconds whether it is to be asked again: if none has lately, none is running. */
  isProbed: boolean
}

export function readProvidersAway(database: Database | Transaction): Promise<ProviderAway[]> {
  return ask<ProviderAway>(database, {
    sql: `select family as provider, since, next_probe_at > now() - make_interval(mins => 1) as "isProbed"
      from provider_outages order by since`,
  })
}

/** One line for a person. */
export function describeAway({ provider, since }: ProviderAway): string {
  return `The ${providerNames[provider]} has not answered, or has rejected us, since ${officeSecond(since)}. Its messages wait, and leave within a minute of its return, or 15 minutes if it limited our connections; after a rejected login, restart the workers with the right one.`
}

/** What a message waits for. */
export const waitingFor = (provider: Provider): string =>
  `the ${providerNames[provider]}, which does not answer or rejects us`
