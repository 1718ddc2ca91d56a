// Composes and sends the two kinds of mail.
import { prospectMail } from '../mail/prospect-mail'
import { teamMail } from '../mail/team-mail'
import { unsubscribeLink } from '../mail/unsubscribe-link'
import type { DeliverDeps, Sent } from './attempt'
import type { Claimed, Delivery } from './claim'
import type { Lead } from './lead'
import { ProviderError } from './provider'

/**
 * Attempts before a mail is sent patiently. A server that looks into each mail for longer than a prompt send
 * waits would get a copy with every attempt; the sixth comes about 25 minutes after the first, when a server
 * that only hangs after the final dot has had time to be healed.
 */
const PROMPT_TRIES = 5

export const isPatient = ({ channel, tries }: Delivery): boolean =>
  channel !== 'prospect_sms' && tries > PROMPT_TRIES

const addressed = (inboxes: readonly string[]) => inboxes.map((address) => ({ name: '', address }))

export async function sendMail(
  { env, database, senders }: DeliverDeps,
  { delivery, lease }: Claimed,
  lead: Lead,
): Promise<Sent> {
  const { channel, owed } = delivery
  const isNewsletter = lead.kind === 'newsletter' && channel === 'prospect_email'
  const unsubscribe = isNewsletter
    ? await unsubscribeLink(database, { email: lead.email, publicUrl: env.PUBLIC_URL })
    : null
  if (isNewsletter && !unsubscribe) return { outcome: 'suppressed', reason: 'not subscribed' }
  const mail = channel === 'team_email' ? teamMail(lead, env) : prospectMail(lead, env, unsubscribe)
  // Made from the submission's id, so that a second copy is recognised as the same mail.
  const key = `${lead.submission_id}.${channel}`
  try {
    const message = owed ? { ...mail, to: addressed(owed) } : mail
    const pace = isPatient(delivery) ? 'patient' : 'prompt'
    const taken = await senders.mail.send(message, key, { lastCheck: lease.require, pace })
    const { providerId, refused, owed: still = [] } = taken
    const error = refused && { error: refused }
    return { outcome: 'sent', providerId, ...error, ...(still.length > 0 && { owed: still }) }
  } catch (cause) {
    throw new ProviderError(cause)
  }
}
