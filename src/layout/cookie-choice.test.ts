// How an answer about cookies is stored, and when a stored one counts.
import { afterEach, expect, test, vi } from 'vitest'
import { cookiePolicyRevision } from '../content/cookie-policy'
import { readChoice, saveChoice } from './cookie-choice'

afterEach(() => vi.unstubAllGlobals())

const stored = (value: string) => readChoice(`other=1; cookie_choice=${value}; more=x~y~z`)

test('a choice for the current policy is read from among other cookies', () => {
  expect(stored(`${cookiePolicyRevision}~2026-01-01~preference.marketing`)).toEqual({
    by: 'visitor',
    allowed: ['preference', 'marketing'],
  })
  expect(stored(`${cookiePolicyRevision}~2026-01-01~`)).toEqual({ by: 'visitor', allowed: [] })
})

test.each(['2024-01-01~2026-01-01~analytics', '', cookiePolicyRevision, '~~', '%E0%A4%A'])(
  'the stored value %j counts as no choice',
  (value) => {
    expect(stored(value)).toEqual({ by: 'nobody', allowed: [] })
  },
)

test('an unknown category is ignored', () => {
  expect(stored(`${cookiePolicyRevision}~2026-01-01~essential.evil.analytics`).allowed).toEqual([
    'analytics',
  ])
})

test('a cookie whose name only ends in ours is ignored', () => {
  expect(readChoice(`my_cookie_choice=${cookiePolicyRevision}~2026-01-01~analytics`).by).toBe(
    'nobody',
  )
})

/** The attributes of the cookie that stores an answer, on a site with this protocol. */
function attributes(protocol: string): string[] {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol })
  saveChoice(['analytics'])
  expect(readChoice(document.cookie.split('; ')[0] ?? '').allowed).toEqual(['analytics'])
  return document.cookie.split('; ').slice(1)
}

test('a choice made on https is stored as a Secure cookie, one made on http without', () => {
  const always = ['Path=/', `Max-Age=${182 * 24 * 60 * 60}`, 'SameSite=Lax']
  expect(attributes('https:')).toEqual([...always, 'Secure'])
  expect(attributes('http:')).toEqual(always)
})
