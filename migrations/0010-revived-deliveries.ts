// When a person gave a delivery a new life, and how many attempts lay behind it then: from that moment it
// counts as a fresh one, while its attempts go on being numbered.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table deliveries
      add column revived_at timestamptz,
      add column attempts_before_revival integer not null default 0
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table deliveries drop column revived_at, drop column attempts_before_revival',
  )
}
