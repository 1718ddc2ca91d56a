// A consent outlives its submission as evidence (docs/operations/retention.md). email_hash then identifies the
// person, who can still be erased by address; it is null while the submission exists.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sms_consents add column email_hash text')
}
