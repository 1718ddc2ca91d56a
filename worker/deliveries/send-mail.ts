// Composes and sends the two kinds of mail.
import { prospectMail } from '../mail/prospect-mail'
import { teamMail } from '../mail/team-mail'
import type { DeliverDeps, Sent } from './attempt'
import type { Delivery } from './claim'
import type { Lead } from './load-lead'

export async function sendMail(
  { env, senders }: DeliverDeps,
  { channel }: Delivery,
  lead: Lead,
): Promise<Sent> {
  const mail = channel === 'team_email' ? teamMail(lead, env) : prospectMail(lead, env)
  // Made from the submission's id, so that a second copy is recognised as the same mail.
  const key = `${lead.submission_id}.${channel}`
  const { providerId } = await senders.mail.send(mail, key)
  return { outcome: 'sent', providerId }
}
