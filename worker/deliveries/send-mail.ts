// Composes and sends the two kinds of mail.
import { prospectMail } from '../mail/prospect-mail'
import { teamMail } from '../mail/team-mail'
import { unsubscribeLink } from '../mail/unsubscribe-link'
import type { DeliverDeps, Sent } from './attempt'
import type { Claimed } from './claim'
import type { Lead } from './lead'
import { ProviderError } from './provider'

export async function sendMail(
  { env, database, senders }: DeliverDeps,
  { delivery: { channel }, lease }: Claimed,
  lead: Lead,
): Promise<Sent> {
  const isNewsletter = lead.kind === 'newsletter' && channel === 'prospect_email'
  const unsubscribe = isNewsletter
    ? await unsubscribeLink(database, { email: lead.email, publicUrl: env.PUBLIC_URL })
    : null
  if (isNewsletter && !unsubscribe) return { outcome: 'suppressed', reason: 'not subscribed' }
  const mail = channel === 'team_email' ? teamMail(lead, env) : prospectMail(lead, env, unsubscribe)
  // Made from the submission's id, so that a second copy is recognised as the same mail.
  const key = `${lead.submission_id}.${channel}`
  try {
    const { providerId, refused } = await senders.mail.send(mail, key, lease.require)
    return { outcome: 'sent', providerId, ...(refused && { error: refused }) }
  } catch (cause) {
    throw new ProviderError(cause)
  }
}
