// The index of 0017 does not cover pages written since the last vacuum, so a count of the last hour read all of these.
// Now autovacuum adds each range of pages within about a minute of its last row.
import type { Knex } from 'knex'

// In one transaction, the lock on the index, which stops even readers, would be held until the index has caught up.
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter index deliveries_created_at set (autosummarize = on)')
  await knex.raw("select brin_summarize_new_values('deliveries_created_at')")
}
