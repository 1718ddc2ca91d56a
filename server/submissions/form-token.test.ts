import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFormTokens } from './form-token'

const HOUR = 60 * 60 * 1_000
const key = randomBytes(32)
const clock = { now: Date.parse('2026-05-01T12:00:00Z') }
const tokens = createFormTokens(key, () => clock.now)

test('a token tells its age, on every server that has the key', () => {
  const token = tokens.issue()
  clock.now += 1_234
  expect(tokens.ageOf(token)).toBe(1_234)
  expect(createFormTokens(key, () => clock.now).ageOf(token)).toBe(1_234)
})

test('a token over 24 hours old, or from the future, says nothing', () => {
  const token = tokens.issue()
  clock.now += 24 * HOUR + 1
  expect(tokens.ageOf(token)).toBeNull()
  clock.now -= 48 * HOUR
  expect(tokens.ageOf(token)).toBeNull()
  clock.now += 24 * HOUR
})

test('a token that was not signed here says nothing', () => {
  const token = tokens.issue()
  const [time, signature = ''] = token.split('.')
  const other = createFormTokens(randomBytes(32), () => clock.now).issue()
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

test('a token is short and fits a header', () => {
  expect(tokens.issue()).toMatch(/^[\w.-]{20,40}$/)
})
