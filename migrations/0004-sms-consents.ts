// Consent records for text messages, and the phone numbers that opted out.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sms_consents (
      id integer generated always as identity primary key,
      submission_id uuid not null unique,
      phone text not null,
      wording_version text not null,
      page text,
      consented_at timestamptz not null,
      ip text not null
    )
  `)
  // phone is E.164. A row whose lifted_at is null forbids messages to that number.
  await knex.raw(`
    create table sms_opt_outs (
      id integer generated always as identity primary key,
      phone text not null unique,
      keyword text not null,
      opted_out_at timestamptz not null default now(),
      lifted_at timestamptz
    )
  `)
}
