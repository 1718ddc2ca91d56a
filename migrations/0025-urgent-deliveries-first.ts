// The sweep, and the probe of a provider that is back, take urgent messages before older ones. Each index holds few
// rows: what is urgent and open, what is urgent and waits for its provider, and what nobody has looked at yet.
import type { Knex } from 'knex'

export const config = { transaction: false }

const OPEN = "status in ('pending', 'sending', 'unknown')"

const INDEXES = {
  deliveries_urgent: `(next_attempt_at) where urgent and ${OPEN}`,
  deliveries_waiting_urgent: '(created_at) where urgent and waits_for_provider',
  deliveries_unmarked: `(created_at) where urgent is null and channel = 'team_email' and ${OPEN}`,
}

export async function up(knex: Knex): Promise<void> {
  for (const [name, rows] of Object.entries(INDEXES)) {
    // An interrupted run leaves an invalid index behind.
    await knex.raw(`drop index concurrently if exists ${name}`)
    await knex.raw(`create index concurrently ${name} on deliveries ${rows}`)
  }
}
