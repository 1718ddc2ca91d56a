import { beforeAll, expect, test, vi } from 'vitest'
import { passages } from '../passages/passages'
import { collectTopics } from '../questions/topics'
import { clausesOf } from './clauses'
import { createFindTopics } from './find-topics'
import { createIndexes, type Indexes } from './indexes'
import { mapInSlices } from './map-in-slices'

vi.mock('./clauses', { spy: true })
vi.mock('./map-in-slices', { spy: true })

let indexes: Indexes
let turns = 0

beforeAll(async () => {
  const count = () => {
    turns += 1
    waiting = setImmediate(count)
  }
  let waiting = setImmediate(count)
  indexes = await createIndexes(passages)
  clearImmediate(waiting)
})

test('a server handles its requests while the indexes are built', () => {
  expect(turns).toBeGreaterThan(2)
  // Reading the texts is most of the work: the rests between the other steps alone would leave it in one piece.
  const read = vi.mocked(mapInSlices).mock.calls.map(([texts]) => texts.length)
  expect(read).toEqual([collectTopics(passages).questions.length, passages.length])
})

test('each question of a conversation is looked up once, however many depend on it', () => {
  const findTopics = createFindTopics(indexes)
  vi.mocked(clausesOf).mockClear()
  const earlier = Array.from({ length: 6 }, () => 'how long does that take')
  expect(findTopics('how long does that take', earlier).found).toHaveLength(1)
  expect(clausesOf).toHaveBeenCalledTimes(earlier.length + 1)
})
