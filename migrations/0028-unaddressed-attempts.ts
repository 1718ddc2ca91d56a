// Attempts that a mail server ended before it was told a recipient, as by a rate limit: each recovery is tried with the
// most urgent mail, and after ten such attempts one greylisting delayed just that mail by half an hour.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // True or null. Without a default, PostgreSQL rewrites no row.
  await knex.raw('alter table delivery_attempts add column unaddressed boolean')
}
