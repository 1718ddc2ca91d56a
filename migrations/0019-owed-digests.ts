// owed: inboxes of the team that the mail server deferred while it took the day's digest for others.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table digests add column owed text[]')
}
