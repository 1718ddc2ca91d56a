// Tries both providers when the worker starts. Otherwise a wrong login would be noticed with the next lead, which may
// come days after the release that brought it.
import { withDeadline } from '../../src/node/deadline'
import type { Log } from '../../src/node/log'
import type { Outages } from './outages'
import { type Provider, providers } from './provider'
import type { Senders } from './senders'

/** Milliseconds. A mail server may take several for its greeting alone. */
const TRY_MS = 20_000

const REMEDY = 'If it is not merely down, correct the setting and restart this worker'
const WARNINGS: Record<Provider, string> = {
  mail: `SMTP_URL: the mail server does not answer, or rejects us; emails wait. ${REMEDY}`,
  sms: `TWILIO_ACCOUNT_SID: Twilio does not answer, or rejects us; text messages wait. ${REMEDY}`,
}

interface Deps {
  senders: Senders
  outages: Pick<Outages, 'probeSoon'>
  log: Pick<Log, 'warn'>
}

/**
 * Sends nothing. Warns of each provider that takes nothing from us now; never rejects. What waits for one that does,
 * as after a restart with the right password, follows at once.
 */
export async function tryProviders({ senders, outages, log }: Deps): Promise<void> {
  async function attempt(provider: Provider): Promise<void> {
    try {
      await withDeadline(senders[provider].probe(), TRY_MS, 'a provider')
    } catch (err) {
      log.warn({ err }, WARNINGS[provider])
      return
    }
    // Without PostgreSQL, the next probe is soon enough.
    await outages.probeSoon(provider).catch(() => undefined)
  }
  await Promise.all(providers.map(attempt))
}
