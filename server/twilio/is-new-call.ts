// Recognizes a repeated call of Twilio's: it may come after a later one, which it must not undo.
import { hash } from 'node:crypto'
import type { Transaction } from '../../src/node/database/connect'

/**
 * Whether no earlier call had this content; remembers it. A call with other content is not a repeat, even with the
 * same id. All in one hash: a hash of the number alone, stored beside the id, would reveal whose it is to anyone with
 * a list of numbers.
 */
export async function isNewCall(
  transaction: Transaction,
  content: readonly string[],
): Promise<boolean> {
  const inserted = await transaction('sms_replies')
    .insert({ message_sid: hash('sha256', content.join('\n')) })
    .onConflict('message_sid')
    .ignore()
    .returning('message_sid')
  return inserted.length > 0
}
