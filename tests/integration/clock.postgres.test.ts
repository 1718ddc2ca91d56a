// The programs' warnings about PostgreSQL: clocks that differ, and commits that are not durable.
import { expect, test } from 'vitest'
import { warnOfClock } from '../../src/node/database/clock'
import { warnOfDurability } from '../../src/node/database/durability'
import { connectedDatabase, freshDatabase } from '../support/database'
import { type ProgramName, startProgram } from '../support/program'
import { waitFor } from '../support/wait-for'

const { database } = await connectedDatabase(1)

test('a worker warns only of a clock that is ahead of or behind the database', async () => {
  const warned: number[] = []
  const log = { warn: ({ seconds }: { seconds: number }) => warned.push(seconds) }
  for (const ahead of [0, 1_500, 60_000, -3_600_000]) {
    await warnOfClock(database, log as never, () => Date.now() + ahead)
  }
  expect(warned).toEqual([-60, 3_600])
})

test('only commits that do not wait for the disk are a reason to warn', async () => {
  const warned: string[][] = []
  const log = { warn: ({ warnings }: { warnings: string[] }) => warned.push(warnings) }
  for (const value of ['on', 'local', 'off']) {
    await database.raw(`set synchronous_commit = ${value}`)
    await warnOfDurability(database, log as never)
  }
  // The tests' PostgreSQL does not flush.
  const flush = 'set fsync to on'
  expect(warned).toEqual([[flush], [flush], [flush, 'set synchronous_commit to on']])
})

test.each<ProgramName>(['server', 'worker'])(
  'the %s warns at its start of a PostgreSQL whose clock is a minute ahead, or whose commits are not durable',
  async (name) => {
    const { url, sql } = await freshDatabase()
    const own = new URL(url).pathname.slice(1)
    await sql(`
      create function public.clock_timestamp() returns timestamptz language sql
        as $$ select pg_catalog.clock_timestamp() + interval '1 minute' $$;
      alter database ${own} set search_path = public, pg_catalog;
      alter database ${own} set synchronous_commit = off`)
    const program = await startProgram(name, { DATABASE_URL: url })
    await waitFor(() => program.stdout().includes("PostgreSQL's clock differs"))
    await waitFor(() => program.stdout().includes('"set synchronous_commit to on"'))
    await program.stop()
  },
)
