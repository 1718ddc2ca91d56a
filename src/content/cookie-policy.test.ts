// The cookie question, and the policy that it is about.
import { expect, test } from 'vitest'
import { essentialCookies, optionalCookies } from './cookie-policy'
import { cookies } from './legal'

test('every cookie category has a section in the policy', () => {
  const sections = cookies.sections.map(({ title }) => title)
  for (const { title } of [essentialCookies, ...optionalCookies]) {
    expect(sections).toContain(`${title} cookies`)
  }
})
