import { expect, test, vi } from 'vitest'
import { passages } from '../passages/passages'
import * as clauses from './clauses'
import { createFindTopics } from './find-topics'
import { createIndexes } from './indexes'

vi.mock('./clauses', { spy: true })

test('each question of a conversation is looked up once, however many depend on it', async () => {
  const findTopics = createFindTopics(await createIndexes(passages))
  const clausesOf = vi.mocked(clauses.clausesOf)
  clausesOf.mockClear()
  const earlier = Array.from({ length: 6 }, () => 'how long does that take')
  expect(findTopics('how long does that take', earlier).found).toHaveLength(1)
  expect(clausesOf).toHaveBeenCalledTimes(earlier.length + 1)
})
