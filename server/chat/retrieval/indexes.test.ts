import { expect, test, vi } from 'vitest'
import { passages } from '../passages/passages'
import { collectTopics } from '../questions/topics'
import { createIndexes } from './indexes'
import { mapInSlices } from './map-in-slices'

vi.mock('./map-in-slices', { spy: true })

test('a server handles its requests while the indexes are built', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    waiting = setImmediate(count)
  }
  let waiting = setImmediate(count)
  await createIndexes(passages)
  clearImmediate(waiting)
  expect(turns).toBeGreaterThan(2)
  // Reading the texts is most of the work: the rests between the other steps alone would leave it in one piece.
  const read = vi.mocked(mapInSlices).mock.calls.map(([texts]) => texts.length)
  expect(read).toEqual([collectTopics(passages).questions.length, passages.length])
})
