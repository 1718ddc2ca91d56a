// The cookie question, and the policy that it is about.
import { expect, test } from 'vitest'
import { cookiePolicyRevision, essentialCookies, optionalCookies } from './cookie-policy'
import { cookies } from './legal'

test('visitors are asked about the policy as it was last revised', () => {
  expect(new Date(`${cookies.revised} UTC`).toISOString().slice(0, 10)).toBe(cookiePolicyRevision)
})

test('every category has a section of its own in the policy', () => {
  const sections = cookies.sections.map(({ title }) => title)
  for (const { title } of [essentialCookies, ...optionalCookies]) {
    expect(sections).toContain(`${title} cookies`)
  }
})
