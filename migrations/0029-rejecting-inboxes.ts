// Why some inboxes rejected a mail for good while others were deferred: what the next attempts say overwrites `last_error`,
// so that a mail which the others got later counted as sent to all.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table deliveries add column rejected text')
}
