// When a subscriber who is back had last left. Of two subscriptions without a date it tells the one that was
// sent again from the one of somebody who came back, also once the worker has subscribed the address anew.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table newsletter_subscribers add column last_left_at timestamptz')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table newsletter_subscribers drop column last_left_at')
}
