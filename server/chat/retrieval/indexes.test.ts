import { expect, test } from 'vitest'
import { passages } from '../passages/passages'
import { createIndexes } from './indexes'

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
})
