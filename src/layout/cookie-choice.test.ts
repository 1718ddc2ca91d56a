// What a stored answer about cookies is worth.
import { expect, test } from 'vitest'
import { cookiePolicyRevision } from '../content/cookie-policy'
import { readChoice } from './cookie-choice'

const stored = (value: string) => readChoice(`other=1; cookie_choice=${value}; more=x~y~z`)

test('an answer to the current policy is read back, whatever cookies stand around it', () => {
  expect(stored(`${cookiePolicyRevision}~2026-01-01~preference.marketing`)).toEqual({
    by: 'visitor',
    allowed: ['preference', 'marketing'],
  })
  expect(stored(`${cookiePolicyRevision}~2026-01-01~`)).toEqual({ by: 'visitor', allowed: [] })
})

test.each(['2024-01-01~2026-01-01~analytics', '', cookiePolicyRevision, '~~', '%E0%A4%A'])(
  'the answer %j is none, so the visitor is asked',
  (value) => {
    expect(stored(value)).toEqual({ by: 'nobody', allowed: [] })
  },
)

test('a category that does not exist is not allowed', () => {
  expect(stored(`${cookiePolicyRevision}~2026-01-01~essential.evil.analytics`).allowed).toEqual([
    'analytics',
  ])
})

test('a cookie whose name only ends like ours is not read', () => {
  expect(readChoice(`my_cookie_choice=${cookiePolicyRevision}~2026-01-01~analytics`).by).toBe(
    'nobody',
  )
})
