// The team's daily digest of items that need a person: one row per day, so only one worker sends it.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table digests (
      day date primary key,
      items integer,
      done_at timestamptz,
      lease_until timestamptz not null
    )
  `)
  // Read by the digest, the staff command line and each scrape of a worker. Partial: a few rows of a long history.
  await knex.raw(`
    create index deliveries_for_people on deliveries (updated_at)
    where status in ('failed', 'unknown')
  `)
}
