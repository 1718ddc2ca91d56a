// The worker's warning about clocks that differ, tested against PostgreSQL itself.
import { expect, test } from 'vitest'
import { warnOfClock } from '../../src/node/database/clock'
import { connectedDatabase } from '../support/database'

const { database } = await connectedDatabase(1)

test('a worker warns only of a clock that is ahead of or behind the database', async () => {
  const warned: number[] = []
  const log = { warn: ({ seconds }: { seconds: number }) => warned.push(seconds) }
  for (const ahead of [0, 1_500, 60_000, -3_600_000]) {
    await warnOfClock(database, log as never, () => Date.now() + ahead)
  }
  expect(warned).toEqual([-60, 3_600])
})
