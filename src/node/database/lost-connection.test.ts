import { expect, test } from 'vitest'
import { lostConnection } from './lost-connection'

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code })

test('a lost connection is told by its code, or in the words of knex, pg and its pool without the statement', () => {
  const ended = ['08006', '57P01', '57P03']
  const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT']
  const noRoute = ['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
  for (const code of [...ended, ...unreachable, ...noRoute]) {
    expect(lostConnection(failure('typed by Ann', code)), code).toBe(code)
  }
  for (const words of [
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Client has encountered a connection error',
    'Query read timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Timeout acquiring',
  ]) {
    expect(lostConnection(failure(words))).toBe(words)
    expect(lostConnection(failure(`select * from "users" - ${words}`))).toBe(words)
  }
})

test('a session that a pooler ends in a code of its own is lost', () => {
  expect(lostConnection(Object.assign(failure('', 'XX000'), { severity: 'FATAL' }))).toBe('XX000')
  expect(lostConnection(failure('', 'XX000'))).toBeNull()
})

test('what PostgreSQL or our own disk rejects is no lost connection', () => {
  for (const code of ['08P01', '57014', '53100', '25006', '42501', '40001', 'ENOSPC', 'EACCES']) {
    expect(lostConnection(failure('', code)), code).toBeNull()
  }
  expect(lostConnection(failure('insert of text: Connection terminated'))).toBeNull()
  expect(lostConnection('Connection terminated')).toBeNull()
})
