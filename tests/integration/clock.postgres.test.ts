// The worker's warning about clocks that differ, tested against PostgreSQL itself.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../src/node/database/connect'
import { warnOfClock } from '../../worker/clock'
import { freshDatabase } from '../support/database'

let database: Database
beforeAll(async () => {
  database = connectDatabase((await freshDatabase()).url, 1)
})
afterAll(() => database.destroy())

test('a worker warns only of a clock that is ahead of or behind the database', async () => {
  const warned: number[] = []
  const log = { warn: ({ seconds }: { seconds: number }) => warned.push(seconds) }
  for (const ahead of [0, 1_500, 60_000, -3_600_000]) {
    await warnOfClock(database, log as never, () => Date.now() + ahead)
  }
  expect(warned).toEqual([-60, 3_600])
})
