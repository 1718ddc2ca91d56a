import { performance } from 'node:perf_hooks'
import { afterEach, expect, test, vi } from 'vitest'
import { mapInSlices } from './map-in-slices'

afterEach(() => {
  vi.restoreAllMocks()
})

test('mapInSlices() rests as long as each slice took, and keeps the order', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const done: number[] = []
  const startedAt = Date.now()
  const mapped = mapInSlices([1, 2, 3, 4, 5], (n) => {
    now += 60
    done.push(n)
    return n * 2
  })
  expect(done).toEqual([1])
  expect(await mapped).toEqual([2, 4, 6, 8, 10])
  // The clock of the work was set; the rests are real.
  expect(Date.now() - startedAt).toBeGreaterThan(290)
})

test('mapInSlices() does not rest within a slice', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const done: number[] = []
  const mapped = mapInSlices([1, 2, 3, 4], (n) => {
    now += 4
    done.push(n)
  })
  expect(done).toEqual([1, 2, 3])
  await mapped
  expect(done).toEqual([1, 2, 3, 4])
})
