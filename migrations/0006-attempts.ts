// The history of every attempt to deliver, what is known of providers that are away, and how long the
// database has been answering.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // outcome is null while the attempt runs; `lost` is written by whoever takes over from a dead worker.
  await knex.raw(`
    create table delivery_attempts (
      id bigint generated always as identity primary key,
      delivery_id uuid not null references deliveries (id) on delete cascade,
      attempt integer not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      outcome text
        check (outcome in ('sent', 'retried', 'failed', 'suppressed', 'unknown', 'lost')),
      error text
    )
  `)
  await knex.raw('create index delivery_attempts_delivery on delivery_attempts (delivery_id)')
  // waits_for_provider: the provider itself was away, so its return makes the delivery due.
  // provider_status: what the provider said about a message after it had taken it.
  await knex.raw(`
    alter table deliveries
      add column waits_for_provider boolean not null default false,
      add column provider_status text
  `)
  await knex.raw(`
    create index deliveries_waiting on deliveries (channel, created_at) where waits_for_provider
  `)
  await knex.raw(`
    create index deliveries_provider_id on deliveries (provider_id)
    where channel = 'prospect_sms' and provider_id is not null
  `)
  await knex.raw(`
    create table provider_outages (
      family text primary key check (family in ('mail', 'sms')),
      since timestamptz not null default now(),
      next_probe_at timestamptz not null
    )
  `)
  // One row: since when PostgreSQL has answered its workers without a gap.
  await knex.raw(`
    create table database_pulse (
      only_row boolean primary key default true check (only_row),
      beating_since timestamptz not null,
      last_beat timestamptz not null
    )
  `)
  // Replies that were acted upon, by the provider's id: the same one again must change nothing.
  await knex.raw(`
    create table sms_replies (
      message_sid text primary key,
      received_at timestamptz not null default now()
    )
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sms_replies, database_pulse, provider_outages, delivery_attempts')
  await knex.raw(
    'alter table deliveries drop column waits_for_provider, drop column provider_status',
  )
}
