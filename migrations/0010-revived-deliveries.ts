// When a person last retried or released a delivery by hand: its age and its failures count from that moment.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table deliveries add column revived_at timestamptz')
}
