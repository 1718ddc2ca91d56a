import { expect, test } from 'vitest'
import { RecentSubmissions } from './recent-submissions'

test('the last 5,000 are known, and no more than 10,000 are kept', () => {
  const recent = new RecentSubmissions()
  for (let number = 0; number < 12_000; number++) recent.remember(`id${number}`, `hash${number}`)
  for (let number = 7_000; number < 12_000; number++) {
    expect(recent.hashOf(`id${number}`)).toBe(`hash${number}`)
  }
  expect(recent.hashOf('id1999')).toBeUndefined()
})
