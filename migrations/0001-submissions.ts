// Creates the tables and adds the pipeline's columns to the three that hold submissions.
import type { Knex } from 'knex'

// body_hash distinguishes a repeated submission from a different body sent under the same key.
const pipelineColumns = `
  submission_id uuid unique not null,
  reference text not null,
  received_at timestamptz not null,
  source jsonb not null default '{}',
  quarantined boolean not null default false,
  body_hash text not null
`

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id integer generated always as identity primary key,
      username text not null unique,
      password text not null
    )
  `)
  await knex.raw(`
    create table service_requests (
      id integer generated always as identity primary key,
      name text not null,
      email text not null,
      phone text,
      company text,
      service text not null,
      message text not null,
      urgency text,
      kind text not null default 'service-request',
      created_at text not null,
      sms_consent boolean not null default false,
      ${pipelineColumns}
    )
  `)
  await knex.raw(`
    create table contact_submissions (
      id integer generated always as identity primary key,
      name text not null,
      email text not null,
      company text not null,
      phone text not null,
      service text not null,
      message text not null,
      created_at text not null,
      sms_consent boolean not null default false,
      ${pipelineColumns}
    )
  `)
  await knex.raw(`
    create table job_applications (
      id integer generated always as identity primary key,
      name text not null,
      email text not null,
      phone text not null,
      position text not null,
      experience text not null,
      message text not null,
      resume text,
      created_at text not null,
      sms_consent boolean not null default false,
      ${pipelineColumns}
    )
  `)
  for (const table of ['service_requests', 'contact_submissions', 'job_applications']) {
    await knex.raw(`create index ${table}_reference on ${table} (reference)`)
    await knex.raw(`create index ${table}_received_at on ${table} (received_at)`)
    await knex.raw(`create index ${table}_email on ${table} (lower(email))`)
  }
}
