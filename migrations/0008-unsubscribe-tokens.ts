// What the unsubscribe link of a newsletter carries: nobody can guess one, and it says nothing of the
// address. An address keeps its token for good, so that the link in an old email still works after the
// address has come and gone.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // Rewrites the table, each row with a token of its own: a second for 100,000 subscribers.
  await knex.raw(`
    alter table newsletter_subscribers
    add column token uuid not null unique default gen_random_uuid()
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table newsletter_subscribers drop column token')
}
