// Newsletter subscribers: one row per address, case-insensitive.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table newsletter_subscribers (
      id integer generated always as identity primary key,
      email text not null unique check (email = lower(email)),
      name text not null,
      status text not null default 'subscribed'
        check (status in ('subscribed', 'unsubscribed')),
      submission_id uuid not null,
      subscribed_at timestamptz not null default now(),
      unsubscribed_at timestamptz
    )
  `)
}
