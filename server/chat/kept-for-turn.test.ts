import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { keptForTurn } from './kept-for-turn'

test('each text is read once per turn, and nothing is kept for the next', async () => {
  const read = vi.fn((text: string) => (text === '' ? null : text.length))
  const kept = keptForTurn(read)
  expect(['ab', '', 'ab', 'c', ''].map(kept)).toEqual([2, null, 2, 1, null])
  expect(read).toHaveBeenCalledTimes(3)
  await nextTurn()
  expect(kept('ab')).toBe(2)
  expect(read).toHaveBeenCalledTimes(4)
})
