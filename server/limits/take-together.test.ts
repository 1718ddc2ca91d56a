import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { expect, test, vi } from 'vitest'
import { takeTogether } from './take-together'

const limiter = new RateLimiterMemory({ points: 1, duration: 60 })

test('a count is kept if its period ends a little late, and dropped if no clock explains the end', async () => {
  await limiter.set('a little', 1, 70)
  await limiter.set('far', 1, 121)
  const takes = ['a little', 'far'].map((key) => ({ key, amount: 1 }))
  expect(await takeTogether(limiter, takes)).toEqual([70, 0])
})

test('a request that is refused at the end of a period waits a second', async () => {
  vi.spyOn(limiter, 'consume').mockRejectedValueOnce(new RateLimiterRes(0, 0, 2))
  expect(await takeTogether(limiter, [{ key: 'late', amount: 1 }])).toEqual([1])
})
