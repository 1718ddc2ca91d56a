// The cookie question, and the policy that it is about.
import { expect, test } from 'vitest'
import { cookiePolicyRevision, essentialCookies, optionalCookies } from './cookie-policy'
import { cookies } from './legal'

test('the consent dialog refers to the last revision of the policy', () => {
  expect(new Date(`${cookies.revised} UTC`).toISOString().slice(0, 10)).toBe(cookiePolicyRevision)
})

test('every cookie category has a section in the policy', () => {
  const sections = cookies.sections.map(({ title }) => title)
  for (const { title } of [essentialCookies, ...optionalCookies]) {
    expect(sections).toContain(`${title} cookies`)
  }
})
