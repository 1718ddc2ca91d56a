// The sweep takes the oldest due messages of each channel: behind thousands of older emails for a slow mail server, it
// found no text message, and of two kinds of emails only one. The condition is that of the index `deliveries_open` in other
// words: with statistics from a quiet moment, the planner takes both for empty, and would read the whole backlog by time.
import type { Knex } from 'knex'

export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  // An interrupted run leaves an invalid index behind.
  await knex.raw('drop index concurrently if exists deliveries_due')
  await knex.raw(`
    create index concurrently deliveries_due on deliveries (channel, next_attempt_at)
    where status not in ('sent', 'failed', 'suppressed')
  `)
}
