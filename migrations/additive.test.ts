import { readdirSync } from 'node:fs'
import type { Knex } from 'knex'
import { expect, test } from 'vitest'
import { problemsOf } from '../tests/support/additive'
import { migrations } from '.'

/** The last migration that ran before anything was in production. */
const BEFORE_FIRST_RELEASE = '0010-revived-deliveries'

async function statementsOf(name: string): Promise<string[]> {
  const statements: string[] = []
  const raw = async (sql: string) => void statements.push(sql)
  await migrations[name]?.up({ raw } as unknown as Knex)
  return statements
}

test('every migration file is listed in index.ts, in order: one that is not never runs', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d/.test(file))
  expect(Object.keys(migrations)).toEqual(files.map((file) => file.replace('.ts', '')).sort())
})

test('every migration since the first release only adds, and locks nobody out', async () => {
  const names = Object.keys(migrations)
  expect(names).toContain(BEFORE_FIRST_RELEASE)
  for (const name of names.filter((each) => each > BEFORE_FIRST_RELEASE)) {
    expect([name, problemsOf(await statementsOf(name))]).toEqual([name, []])
  }
})

test('migrations before it are told apart by the same rules', async () => {
  const problems = problemsOf(await statementsOf('0008-unsubscribe-tokens'))
  expect(problems).toEqual([
    expect.stringContaining('computes a default for each row'),
    expect.stringContaining('checks all rows'),
  ])
})

test.each([
  'create table notes (id integer primary key, lead uuid not null references deliveries (id))',
  'create unlogged table seen (key text unique)',
  'alter table deliveries add column note text',
  "alter table deliveries add column note text not null default ''",
  'alter table deliveries add column a integer, add column b boolean not null default false',
  'create index concurrently deliveries_note on deliveries (note)',
  'drop index concurrently if exists deliveries_note',
  "alter table deliveries add constraint noted check (note <> '') not valid",
  'alter table deliveries validate constraint noted',
])('may run on a live system: %s', (sql) => {
  expect(problemsOf([sql])).toEqual([])
})

test.each([
  'alter table deliveries drop column note',
  'alter table deliveries drop note',
  'drop table deliveries',
  'alter table deliveries rename column note to remark',
  'alter table deliveries rename to messages',
  'alter table deliveries alter column attempts type bigint',
  'alter table deliveries alter column note set not null',
  'alter table deliveries add column note text not null',
  'alter table deliveries add column token uuid default gen_random_uuid()',
  'alter table deliveries add column code text unique',
  "alter table deliveries add constraint noted check (note <> '')",
  'create index deliveries_note on deliveries (note)',
  'create index concurrently if not exists deliveries_note on deliveries (note)',
  "update deliveries set note = ''",
  'lock table deliveries',
])('may not: %s', (sql) => {
  expect(problemsOf([sql])).not.toEqual([])
})

test('an index on a table of the same migration needs no care', () => {
  expect(problemsOf(['create table notes (id integer)', 'create index n on notes (id)'])).toEqual(
    [],
  )
})
