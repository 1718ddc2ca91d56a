// Defaults for rows inserted by hand, such as imports from an older system, which have no body hash and no
// opt-out keyword.
import type { Knex } from 'knex'

const TABLES = ['service_requests', 'contact_submissions', 'job_applications']

export async function up(knex: Knex): Promise<void> {
  for (const table of TABLES) {
    await knex.raw(`alter table ${table} alter column body_hash set default ''`)
  }
  await knex.raw("alter table sms_opt_outs alter column keyword set default 'STOP'")
}
