// Records why a submission was quarantined, and holds the signing keys shared by all server processes.
import type { Knex } from 'knex'

const tables = ['service_requests', 'contact_submissions', 'job_applications']

export async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.raw(`alter table ${table} add column suspicions text[] not null default '{}'`)
    // Partial index on submissions awaiting review: few rows, however large the table is.
    await knex.raw(`create index ${table}_quarantined on ${table} (received_at) where quarantined`)
  }
  await knex.raw('create table signing_keys (name text primary key, key bytea not null)')
  // 244 random bits from PostgreSQL's cryptographically strong source: no extension, no key on a command line.
  await knex.raw(`
    insert into signing_keys (name, key)
    values ('form-token', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
  `)
}
