import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once'

test('a loaded value is cached, and a failure is retried', async () => {
  const fetch = vi.fn(async () => 'the page')
  fetch.mockRejectedValueOnce(new Error('offline'))
  const { load, loaded } = loadOnce(fetch)
  await expect(load()).rejects.toThrow('offline')
  expect(loaded()).toBeNull()
  expect(await Promise.all([load(), load()])).toEqual(['the page', 'the page'])
  expect(loaded()).toBe('the page')
  expect(fetch).toHaveBeenCalledTimes(2)
})
