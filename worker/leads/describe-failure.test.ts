import { ReplyError } from 'ioredis'
import { expect, test } from 'vitest'
import { StartError } from '../../src/node/start-error'
import { LeadsError } from './command-context'
import { describeFailure } from './describe-failure'

/** What knex throws: the statement, and then what PostgreSQL or the client said. */
const failure = (said: string, code?: string) => {
  const error = new Error(`update "deliveries" set "status" = $1 - ${said}`)
  return Object.assign(error, code && { code, name: 'error' })
}

test.each([
  [
    'PostgreSQL stopped answering (Connection terminated unexpectedly). Try again',
    failure('Connection terminated unexpectedly'),
  ],
  ['PostgreSQL stopped answering (Query read timeout). Try again', failure('Query read timeout')],
  [
    'PostgreSQL stopped answering (57P01). Try again',
    failure('terminating connection due to administrator command', '57P01'),
  ],
  ['PostgreSQL stopped answering (ECONNRESET). Try again', failure('read', 'ECONNRESET')],
  [
    'the output could not be written: the disk is full. Free some space',
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  ],
  [
    'the output could not be written: the disk is full. Free some space',
    Object.assign(new Error('EDQUOT: disk quota exceeded, write'), { code: 'EDQUOT' }),
  ],
  [
    'PostgreSQL takes no writes: DATABASE_URL leads to a standby, or default_transaction_read_only is on. Direct it to the primary, or turn that off',
    failure('cannot execute UPDATE in a read-only transaction', '25006'),
  ],
  [
    'the user in DATABASE_URL lacks a right (permission denied for table deliveries). Grant it',
    failure('permission denied for table deliveries', '42501'),
  ],
  [
    'the user in DATABASE_URL lacks a right (error 42501). Grant it',
    failure('Ann violates a row-level security policy', '42501'),
  ],
  [
    'a connection pooler rejects this (08P01). Let DATABASE_URL lead to PostgreSQL itself',
    failure('transaction blocks not allowed in statement pooling mode', '08P01'),
  ],
  ["PostgreSQL's disk is full. Free some space", failure('could not extend file', '53100')],
  [
    "failed (error P0001). Try again. If it persists, PostgreSQL's log says more",
    failure('typed by Ann', 'P0001'),
  ],
  ['failed (TypeError). Try again. If it persists, report it', new TypeError('Ann is undefined')],
  ['failed (unknown error). Try again. If it persists, report it', 'Ann'],
  [
    'failed (Redis: NOPERM this user has no permissions). Try again. If it persists, check Redis',
    new ReplyError('NOPERM this user has no permissions, script: local Ann'),
  ],
  ['Redis stopped answering (Command timed out). Try again', new Error('Command timed out')],
  ['not found. Look again', new LeadsError('not found. Look again')],
  ['PORT: taken', new StartError('PORT: taken')],
])('a failure reads: %s', (line, error) => {
  expect(describeFailure(error)).toBe(line)
})
