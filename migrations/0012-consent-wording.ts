// The text that was agreed to stands beside its version: evidence that needs no look into old sources.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sms_consents add column wording text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sms_consents drop column wording')
}
