import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Database } from '../../src/node/database/connect'
import { createFormTokens, openFormTokenKey } from './form-token'

const HOUR = 60 * 60 * 1_000
const key = randomBytes(32)
const clock = { now: Date.parse('2026-05-01T12:00:00Z') }
const now = () => clock.now
const tokens = createFormTokens(() => key, now)

afterEach(() => {
  vi.useRealTimers()
})

/** A PostgreSQL that fails with these codes, one after the other, and then returns the key. */
function databaseFailing(...codes: string[]): Database {
  const first = async () => {
    const code = codes.shift()
    if (code) throw Object.assign(new Error(code), { code })
    return { key }
  }
  return (() => ({ where: () => ({ first }) })) as unknown as Database
}

test('a token gives its age on every server that has the key', () => {
  const token = tokens.issue()
  clock.now += 1_234
  expect(tokens.ageOf(token)).toBe(1_234)
  expect(createFormTokens(() => key, now).ageOf(token)).toBe(1_234)
})

test('a token from the future gives no age', () => {
  const token = tokens.issue()
  clock.now -= 1
  expect(tokens.ageOf(token)).toBeNull()
  clock.now += 1
})

test('a token with a wrong signature gives no age', () => {
  const token = tokens.issue()
  const [time, signature = ''] = token.split('.')
  const other = createFormTokens(() => randomBytes(32), now).issue()
  const older = (clock.now - HOUR).toString(36)
  const forged = [
    '',
    'x',
    token.slice(0, -1),
    `${token}A`,
    `${older}.${signature}`,
    `${time}.${'A'.repeat(22)}`,
    other,
    '🔑.'.repeat(20),
  ]
  for (const each of forged) expect(tokens.ageOf(each), each).toBeNull()
})

test('a token is short and valid in a header', () => {
  expect(tokens.issue()).toMatch(/^[\w.-]{20,40}$/)
})

test('tokens are signed with a temporary key while PostgreSQL is down, then with the shared one', async () => {
  vi.useFakeTimers()
  const own = createFormTokens(
    await openFormTokenKey(databaseFailing('ECONNREFUSED', '57P03')),
    now,
  )
  expect(own.ageOf(own.issue())).toBe(0)
  expect(tokens.ageOf(own.issue())).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(tokens.ageOf(own.issue())).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(tokens.ageOf(own.issue())).toBe(0)
})

test.each([
  { code: '42P01', remedy: 'Run: npm run migrate' },
  { code: '42501', remedy: 'DATABASE_URL' },
])('an error of PostgreSQL ($code) stops the start with its remedy', async ({ code, remedy }) => {
  await expect(openFormTokenKey(databaseFailing(code))).rejects.toThrow(remedy)
})

test('an emptied table of keys stops the start with the way to insert one', async () => {
  const empty = (() => ({ where: () => ({ first: async () => undefined }) })) as unknown as Database
  await expect(openFormTokenKey(empty)).rejects.toThrow(
    'The database has no key to sign with. Insert one: docs/operations/settings.md, Rotating credentials',
  )
})
