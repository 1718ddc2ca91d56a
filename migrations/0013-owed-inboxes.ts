// A server may accept a mail for some inboxes and defer it for others: `owed` lists the ones still to be served.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table deliveries add column owed text[]')
}
