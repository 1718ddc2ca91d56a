// Deliveries of the last hour are counted for the server's metrics, at each look of Prometheus. Rows come in the
// order of their time, so that a few kilobytes find them, however many years lie before.
import type { Knex } from 'knex'

export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  // What an interrupted run left behind is there and not valid.
  await knex.raw('drop index concurrently if exists deliveries_created_at')
  await knex.raw(
    'create index concurrently deliveries_created_at on deliveries using brin (created_at)',
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists deliveries_created_at')
}
