import { expect, test } from 'vitest'
import { RecentSubmissions } from './recent-submissions'

test('at least the last 5,000 submissions are remembered, and never more than 10,000', () => {
  const recent = new RecentSubmissions()
  for (let addedAt = 0; addedAt < 12_000; addedAt++) {
    recent.remember(`id${addedAt}`, { bodyHash: `hash${addedAt}`, addedAt })
  }
  for (let addedAt = 7_000; addedAt < 12_000; addedAt++) {
    expect(recent.find(`id${addedAt}`)).toEqual({ bodyHash: `hash${addedAt}`, addedAt })
  }
  expect(recent.find('id1999')).toBeUndefined()
})
