// Stores the consent text next to its version, so the evidence does not depend on old source code.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sms_consents add column wording text')
}
