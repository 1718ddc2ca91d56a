import { expect, test } from 'vitest'
import { StartError } from '../../src/node/start-error'
import { migrationFailure } from './migrate-database'

test.each([
  ['42501', 'Give its user the right to create tables there, or name another database.'],
  ['23514', 'Correct the rows that break this rule, and run it again.'],
  [
    '22P05',
    "The database needs the encoding UTF8: create database website encoding 'UTF8' locale 'C.UTF-8' template template0, or with another UTF-8 locale of PostgreSQL's machine.",
  ],
  ['53100', "Free some space on PostgreSQL's disk, and run it again."],
  [
    '25006',
    'DATABASE_URL leads to a standby, or default_transaction_read_only is on. Direct it to the primary, or turn that off.',
  ],
  ['57P01', 'What was completed stays: run it again.'],
  ['57014', 'What was completed stays: run it again.'],
  ['ECONNRESET', 'What was completed stays: run it again.'],
  ['42710', 'Correct the cause in the brackets, and run it again.'],
])('a migration that fails with %s says what mends it', (code, remedy) => {
  const { message } = migrationFailure(Object.assign(new Error('the cause'), { code }))
  expect(message).toBe(`DATABASE_URL: the database could not be migrated (the cause). ${remedy}`)
})

test('a migration whose connection is lost goes on where it was', () => {
  const error = new Error('create table "x" () - Connection terminated unexpectedly')
  expect(migrationFailure(error).message).toContain('What was completed stays')
  const known = new StartError('PostgreSQL does not answer')
  expect(migrationFailure(known)).toBe(known)
})
