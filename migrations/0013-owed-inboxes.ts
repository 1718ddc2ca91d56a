// A mail to several inboxes may be taken for some and put off for others: these are who still has to get it.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table deliveries add column owed text[]')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table deliveries drop column owed')
}
