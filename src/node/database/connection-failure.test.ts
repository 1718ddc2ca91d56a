import { expect, test } from 'vitest'
import { UnavailableError } from '../start-error'
import { connectionFailure, reasonOf } from './connection-failure'

const URL_WITH_PASSWORD = 'postgres://website:hunter2@db.internal:5432/website'

test('the reason of a connection error does not contain the password of the URL', () => {
  const invalid = new TypeError(`Invalid URL: ${URL_WITH_PASSWORD}`)
  expect(reasonOf(invalid)).toBe('TypeError')
  expect(reasonOf(new AggregateError([invalid], URL_WITH_PASSWORD))).toBe('TypeError')
  const refused = Object.assign(new Error(URL_WITH_PASSWORD), { code: 'ECONNREFUSED' })
  expect(reasonOf(refused)).toBe('ECONNREFUSED')
  expect(reasonOf(new Error('Connection terminated'))).toBe('Connection terminated')
})

test('only what waiting may mend counts as an outage, and says that PostgreSQL does not answer', () => {
  const failure = (code: string) => connectionFailure(Object.assign(new Error(), { code }))
  for (const code of ['ECONNREFUSED', 'EPIPE', 'EPERM', '57P03', '53300', '08006']) {
    expect(failure(code), code).toBeInstanceOf(UnavailableError)
  }
  for (const code of ['28P01', '3D000', 'XX000', '08P01']) {
    expect(failure(code), code).not.toBeInstanceOf(UnavailableError)
  }
  const noFile = (syscall: string) =>
    connectionFailure(Object.assign(new Error(), { code: 'ENOENT', syscall }))
  expect(noFile('open'), 'a missing certificate').not.toBeInstanceOf(UnavailableError)
  expect(noFile('connect'), 'a missing socket').toBeInstanceOf(UnavailableError)
  expect(connectionFailure(new TypeError('not a function'))).not.toBeInstanceOf(UnavailableError)
  expect(failure('ECONNREFUSED').message).toMatch(/does not answer \(ECONNREFUSED\)\. Start it or/)
  expect(failure('28P01').message).toMatch(
    /cannot be used \(the user or password is rejected\)\. Correct the URL/,
  )
})

test('a server that asks for a password, while the URL has none, is no outage', () => {
  // In the words of pg, for no password and for an empty one.
  for (const wanted of ['a string', 'a non-empty string']) {
    const said = `SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be ${wanted}`
    const failure = connectionFailure(new Error(said))
    expect(failure).not.toBeInstanceOf(UnavailableError)
    expect(failure.message).toMatch(
      /^DATABASE_URL: PostgreSQL cannot be used \(the URL has no password\)\. Correct the URL \(/,
    )
  }
  const other = connectionFailure(new Error('SASL: Only mechanism(s) SCRAM-SHA-256 are supported'))
  expect(other).not.toBeInstanceOf(UnavailableError)
  expect(other.message).toContain('cannot be used (SASL: Only mechanism(s) SCRAM-SHA-256')
})

test('a server without an entry for this connection is told from a wrong password', () => {
  const said = 'no pg_hba.conf entry for host "10.0.0.7", user "u", database "d", no encryption'
  const failure = connectionFailure(Object.assign(new Error(said), { code: '28000' }))
  expect(failure).not.toBeInstanceOf(UnavailableError)
  expect(failure.message).toMatch(/pg_hba\.conf.*sslmode=verify-full/)
  expect(failure.message).not.toMatch(/password|10\.0\.0\.7/)
})

test.each([
  ['53300', /\(it has no connection left\)\. Raise max_connections/],
  ['08P01', /\(it rejects our session settings\)\. Connect without a pooler/],
  [
    '0A000',
    /\(it rejects our session settings\)\. Connect without a proxy such as Amazon RDS Proxy/,
  ],
  ['42883', /\(it ignores our session settings\)\. Connect without a pooler/],
  ['25001', /\(what we write is not committed\)\. Connect without a pooler such as Pgpool-II/],
])('%s is reported with a remedy of its own', (code, said) => {
  const { message } = connectionFailure(Object.assign(new Error(), { code }))
  expect(message).toMatch(said)
  expect(message).not.toMatch(/start it|correct the URL/i)
})

test.each([
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])('%s is an outage whose remedy is another certificate', (code) => {
  const failure = connectionFailure(Object.assign(new Error(), { code }))
  expect(failure).toBeInstanceOf(UnavailableError)
  expect(failure.message).toContain(`does not answer (${code}). Renew its certificate,`)
  expect(failure.message).not.toMatch(/start it/i)
})

test.each([
  ['query_wait_timeout', 'does not answer'],
  ['no more connections allowed (max_client_conn)', 'does not answer'],
  ['server login has been failing, try again later (server_login_retry)', 'does not answer'],
  ['server conn crashed?', 'does not answer'],
  ['server shutting down', 'does not answer'],
  ['SASL authentication failed', 'cannot be used'],
  ['no such database: nodb', 'cannot be used'],
  ['database "website" is disabled', 'cannot be used'],
])('PgBouncer’s own words tell what its one code means: %s', (message, kind) => {
  const said = Object.assign(new Error(message), { code: '08P01', severity: 'FATAL' })
  const failure = connectionFailure(said)
  expect(failure.message).toContain(`PostgreSQL ${kind} (08P01: ${message})`)
  expect(failure instanceof UnavailableError).toBe(kind === 'does not answer')
})

test('a pooler that admits no session is an outage, in its own words', () => {
  const said = (message: string, code = 'XX000') =>
    connectionFailure(Object.assign(new Error(message), { code, severity: 'FATAL' }))
  const full = said('MaxClientsInSessionMode: max clients reached')
  expect(full).toBeInstanceOf(UnavailableError)
  expect(full.message).toContain('(XX000: MaxClientsInSessionMode: max clients reached)')
  expect(said(URL_WITH_PASSWORD).message).toContain('(XX000).')
  const denied = said('permission denied for database "website"', '42501')
  expect(denied).not.toBeInstanceOf(UnavailableError)
  expect(denied.message).toContain('(42501: permission denied for database "website")')
})
