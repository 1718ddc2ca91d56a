// When a returning subscriber last unsubscribed. For two subscriptions without a date, it distinguishes a resend
// from a genuine resubscription, even after the worker has resubscribed the address.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table newsletter_subscribers add column last_left_at timestamptz')
}
