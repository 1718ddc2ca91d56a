// A person may take a message that was given up, or that is held with a quarantined lead, off the list of what needs
// attention. It counts until the row changes again: a retry that fails is back on the list, whichever release runs it.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table deliveries add column dismissed_at timestamptz')
}
