// Rate limit counters shared by all server processes when no Redis is configured. The columns are the ones
// rate-limiter-flexible expects. Unlogged: a crash loses a minute's counts, and a day's of the chat's model tokens.
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
