import { expect, test } from 'vitest'
import { endingOf, type Failed } from './ending-of'

test('an error that nobody knows is tried again nine times, and then left to a person', () => {
  const after = (tries: number) => {
    const delivery = { channel: 'team_email', previous: 'pending', tries }
    return endingOf.failure({ delivery, since: new Date() } as Failed, new Error('odd')).status
  }
  expect([1, 9, 10].map(after)).toEqual(['pending', 'pending', 'failed'])
})
