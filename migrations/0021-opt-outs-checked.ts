// Checks the opt-outs that were there before 0020. One in another notation stops the release, because that person
// would be texted (docs/operations/migrations.md).
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sms_opt_outs validate constraint phone_in_e164')
}
