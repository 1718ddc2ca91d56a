// One row per message to send: a state machine that records what was sent and what is still due.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table deliveries (
      id uuid primary key default gen_random_uuid(),
      submission_id uuid not null,
      kind text not null,
      channel text not null
        check (channel in ('team_email', 'prospect_email', 'prospect_sms')),
      status text not null default 'pending'
        check (status in ('pending', 'sending', 'sent', 'failed', 'suppressed', 'unknown')),
      recipient text,
      attempts integer not null default 0,
      next_attempt_at timestamptz default now(),
      lease_token uuid,
      lease_until timestamptz,
      provider_id text,
      last_error text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      sent_at timestamptz,
      unique (submission_id, channel)
    )
  `)
  // Partial index for the sweep, which reads open deliveries only: a few rows however long the history grows.
  await knex.raw(`
    create index deliveries_open on deliveries (next_attempt_at)
    where status in ('pending', 'sending', 'unknown')
  `)
  // For counting the automatic mails sent to one address in a day.
  await knex.raw(`
    create index deliveries_recipient on deliveries (recipient, created_at)
    where recipient is not null
  `)
}
