import { expect, test } from 'vitest'
import { atMost, withDeadline } from './deadline'

test('work that ends in time keeps its result or its error', async () => {
  await expect(withDeadline(Promise.resolve(7), 50, 'it')).resolves.toBe(7)
  await expect(withDeadline(Promise.reject(new Error('no')), 50, 'it')).rejects.toThrow('no')
})

test('work that hangs is rejected with its name', async () => {
  await expect(withDeadline(new Promise(() => undefined), 10, 'Redis')).rejects.toThrow(
    'Redis took over 10 ms',
  )
})

test('a late failure is ignored, and work that ends in time leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length
  let fail = (_: Error) => {}
  const late = new Promise((_, reject) => {
    fail = reject
  })
  await expect(withDeadline(late, 1, 'it')).rejects.toThrow('it took over 1 ms')
  const before = timers()
  await withDeadline(Promise.resolve(), 60_000, 'it')
  expect(timers()).toBe(before)
  // Vitest fails a run that has an unhandled rejection.
  fail(new Error('late'))
  await new Promise((resolve) => setImmediate(resolve))
})

test('atMost waits for all work despite a failure, and no longer than its limit', async () => {
  let ended = false
  const slow = new Promise((resolve) => setTimeout(resolve, 20)).then(() => {
    ended = true
  })
  await atMost(5_000, [Promise.reject(new Error('no')), slow])
  expect(ended).toBe(true)
  await expect(atMost(1, [new Promise(() => undefined)])).resolves.toBeUndefined()
})
