// An opt-out entered by hand as 214-555-0001 protected nobody: recipients are E.164. No tighter rule, because the
// numbering plans that `leads opt-out` accepts have numbers of 6 to 19 digits.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `alter table sms_opt_outs add constraint phone_in_e164 check (phone ~ '^[+][0-9]+$') not valid`,
  )
}
