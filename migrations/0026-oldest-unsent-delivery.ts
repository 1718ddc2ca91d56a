// Every Prometheus scrape of a worker asks for the oldest unsent message of each channel. In a backlog of a million,
// reading them all took longer than a scrape waits.
import type { Knex } from 'knex'

export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  // An interrupted run leaves an invalid index behind.
  await knex.raw('drop index concurrently if exists deliveries_unsent')
  await knex.raw(`
    create index concurrently deliveries_unsent on deliveries (channel, (coalesce(revived_at, created_at)))
    where status in ('pending', 'sending') or status = 'unknown' and next_attempt_at is not null
  `)
}
