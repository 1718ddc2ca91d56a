// Where the reader of a newsletter email can leave it.
import { unsubscribePath } from '../../src/contract/unsubscribe'
import type { Database } from '../../src/node/database/connect'

/**
 * The link for an address, or null when it is not subscribed: then no newsletter email may go to it.
 * Asked just before sending, because somebody may subscribe, leave, and find the confirmation of the
 * first step after that of the second.
 */
export async function unsubscribeLink(
  database: Database,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<string | null> {
  const subscriber = await database('newsletter_subscribers')
    .where({ email: email.toLowerCase(), status: 'subscribed' })
    .first<{ token: string } | undefined>('token')
  return subscriber ? publicUrl + unsubscribePath(subscriber.token) : null
}
