// Tries both providers when the worker starts. Otherwise a wrong login would be noticed with the next lead, which may
// come days after the release that brought it.
import { withDeadline } from '../../src/node/deadline'
import type { Log } from '../../src/node/log'
import type { Senders } from './senders'

/** Milliseconds. A mail server may take several for its greeting alone. */
const TRY_MS = 20_000

/** Sends nothing. Warns of each provider that takes nothing from us now; never rejects. */
export async function tryProviders(
  { mail, sms }: Pick<Senders, 'mail' | 'sms'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  async function attempt(probe: () => Promise<void>, text: string): Promise<void> {
    try {
      await withDeadline(probe(), TRY_MS, 'a provider')
    } catch (err) {
      log.warn({ err }, text)
    }
  }
  await Promise.all([
    attempt(
      () => mail.probe(),
      'SMTP_URL: the mail server does not answer, or rejects us; emails wait',
    ),
    attempt(
      () => sms.probe(),
      'TWILIO_ACCOUNT_SID: Twilio does not answer, or rejects us; text messages wait',
    ),
  ])
}
