// Delivery attempt history, provider outages, and how long the database has been responding without a gap.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // outcome is null while the attempt runs; `lost` is written by the worker that takes over from a dead one.
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
  // waits_for_provider: the provider itself was down, so its recovery makes the delivery due.
  // provider_status: the status the provider reported after it had accepted the message.
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
  // One row: the time since which PostgreSQL has responded to its workers without a gap.
  await knex.raw(`
    create table database_pulse (
      only_row boolean primary key default true check (only_row),
      beating_since timestamptz not null,
      last_beat timestamptz not null
    )
  `)
  // Twilio's calls already processed, replies and status reports alike, so that a repeated one changes nothing. In
  // spite of its name, message_sid holds a hash of the whole call (server/twilio/is-new-call.ts).
  await knex.raw(`
    create table sms_replies (
      message_sid text primary key,
      received_at timestamptz not null default now()
    )
  `)
}
