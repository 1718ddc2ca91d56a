import { afterEach, expect, test, vi } from 'vitest'
import { pinnedSession } from './pinned-session'

const PINNED =
  '-c DateStyle=ISO -c default_transaction_isolation=read\\ committed -c lock_timeout=0 -c idle_session_timeout=0'

afterEach(() => vi.unstubAllEnvs())

test('a session has the options of its URL, then ours', () => {
  const url = 'postgres://u:p@h/d?options=-c%20search_path%3Dours%2Cpublic&sslmode=require'
  expect(pinnedSession(url, '-c synchronous_commit=off')).toEqual({
    connectionString: 'postgres://u:p@h/d?&sslmode=require',
    options: `-c search_path=ours,public ${PINNED} -c synchronous_commit=off`,
  })
  const socket = 'postgres://u:50%@/d?host=/run/postgresql'
  const last = pinnedSession(`${socket}&options=-c+search_path=ours`)
  expect(last).toEqual({
    connectionString: 'postgres://u:50%25@/d?host=/run/postgresql&',
    options: `-c search_path=ours ${PINNED}`,
  })
})

test('a password is encoded as it was given, whatever else is not', () => {
  const { connectionString } = pinnedSession('postgres://u:p%2Fs%@h/my db?application_name=My Site')
  expect(connectionString).toBe('postgres://u:p%2Fs%25@h/my%20db?application_name=My%20Site')
})

test('the certificates of the system are those that Node.js trusts', () => {
  const url = 'postgres://h/d?sslrootcert=system&sslmode=disable'
  expect(pinnedSession(url).connectionString).toBe(
    'postgres://h/d?&sslmode=disable&sslmode=verify-full',
  )
})

test('a session whose URL gives no options has those of PGOPTIONS', () => {
  vi.stubEnv('PGOPTIONS', '')
  expect(pinnedSession('postgres://h/d').options).toBe(PINNED)
  vi.stubEnv('PGOPTIONS', '-c search_path=ours')
  const { connectionString, options } = pinnedSession('postgres://h/d?sslmode=require')
  expect(options).toBe(`-c search_path=ours ${PINNED}`)
  expect(connectionString).toBe('postgres://h/d?sslmode=require')
})
