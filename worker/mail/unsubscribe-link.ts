// The unsubscribe link of a newsletter email.
import { normalizedEmail } from '../../src/contract/email-address'
import { unsubscribePath } from '../../src/contract/unsubscribe'
import type { Database } from '../../src/node/database/connect'

/**
 * The link for an address, or null when it is not subscribed: then it must not get a newsletter email. Looked up just
 * before sending, because somebody may subscribe and then unsubscribe before the confirmation of the subscription is
 * sent.
 */
export async function unsubscribeLink(
  database: Database,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<string | null> {
  const subscriber = await database('newsletter_subscribers')
    .where({ email: normalizedEmail(email), status: 'subscribed' })
    .first<{ token: string } | undefined>('token')
  return subscriber ? publicUrl + unsubscribePath(subscriber.token) : null
}
