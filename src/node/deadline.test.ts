import { expect, test } from 'vitest'
import { atMost, withDeadline } from './deadline'

test('work in time keeps its result and its error', async () => {
  await expect(withDeadline(Promise.resolve(7), 50, 'it')).resolves.toBe(7)
  await expect(withDeadline(Promise.reject(new Error('no')), 50, 'it')).rejects.toThrow('no')
})

test('work that hangs is left behind and named', async () => {
  await expect(withDeadline(new Promise(() => undefined), 10, 'Redis')).rejects.toThrow(
    'Redis took over 10 ms',
  )
})

test('what fails after its time is up fails unheard, and what was in time leaves no timer behind', async () => {
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

test('all are waited for, also behind one that fails, but not for ever', async () => {
  let ended = false
  const slow = new Promise((resolve) => setTimeout(resolve, 20)).then(() => {
    ended = true
  })
  await atMost(5_000, [Promise.reject(new Error('no')), slow])
  expect(ended).toBe(true)
  await expect(atMost(1, [new Promise(() => undefined)])).resolves.toBeUndefined()
})
