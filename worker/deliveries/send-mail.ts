// Composes and sends the two kinds of mail.
import { prospectMail } from '../mail/prospect-mail'
import { teamMail } from '../mail/team-mail'
import { toDeferred } from '../mail/to-deferred'
import { unsubscribeLink } from '../mail/unsubscribe-link'
import type { StoredLead } from '../submissions/stored-lead'
import type { Claimed, ClaimedDelivery } from './claim'
import type { DeliverDeps, SendOutcome } from './deliver-deps'
import { acceptedEarlier } from './noted-mails'
import { ProviderError } from './provider'

/**
 * Prompt attempts before a mail is sent with the patient timeouts. A server that scans each mail for longer than a
 * prompt send waits would receive a copy with every attempt. The sixth attempt comes about 25 minutes after the
 * first, which leaves time to fix a server that merely hangs after the final dot.
 */
const PROMPT_TRIES = 5

export const isPatient = ({ channel, tries }: ClaimedDelivery): boolean =>
  channel !== 'prospect_sms' && tries > PROMPT_TRIES

export async function sendMail(
  { env, database, journal, senders }: DeliverDeps,
  { delivery, lease }: Claimed,
  lead: StoredLead,
): Promise<SendOutcome> {
  const { channel, deferred, claimed_at: now } = delivery
  const earlier = await acceptedEarlier(database, journal, delivery.id)
  if (earlier) return { status: 'sent', ...earlier, withoutContact: true }
  const isNewsletter = lead.kind === 'newsletter' && channel === 'prospect_email'
  const unsubscribe = isNewsletter
    ? await unsubscribeLink(database, { email: lead.email, publicUrl: env.PUBLIC_URL })
    : null
  if (isNewsletter && !unsubscribe) return { status: 'suppressed', error: 'not subscribed' }
  const mail =
    channel === 'team_email'
      ? teamMail(lead, env, now)
      : prospectMail(lead, env, { unsubscribe, now })
  // Derived from the submission id, so that a second copy is recognized as the same mail.
  const key = `${lead.submission_id}.${channel}`
  try {
    const message = toDeferred(mail, deferred)
    const pace = isPatient(delivery) ? 'patient' : 'prompt'
    const lane = channel === 'team_email' ? 'team' : 'prospect'
    const taken = await senders.mail.send(message, key, { lane, lastCheck: lease.require, pace })
    const accepted = deferred && message === mail ? { ...taken, toAll: true } : taken
    journal.note(delivery, accepted)
    return { status: 'sent', ...accepted }
  } catch (cause) {
    throw new ProviderError(cause)
  }
}
