// Rate limit counters shared by all server processes when no Redis is configured. The columns are the ones
// rate-limiter-flexible expects. Unlogged: losing a minute's counts in a crash costs nothing.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )
  `)
}
