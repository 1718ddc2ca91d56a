// Every Prometheus scrape of the server counts the deliveries of the last hour. Rows are inserted in time order,
// so a BRIN index of a few kilobytes finds them, however many years of history there are.
import type { Knex } from 'knex'

export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  // An interrupted run leaves an invalid index behind.
  await knex.raw('drop index concurrently if exists deliveries_created_at')
  await knex.raw(
    'create index concurrently deliveries_created_at on deliveries using brin (created_at)',
  )
}
