// The programs' warning about clocks that differ, tested against PostgreSQL itself.
import { expect, test } from 'vitest'
import { warnOfClock } from '../../src/node/database/clock'
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

test.each<ProgramName>(['server', 'worker'])(
  'the %s warns at its start of a PostgreSQL whose clock is a minute ahead',
  async (name) => {
    const { url, sql } = await freshDatabase()
    await sql(`
      create function public.clock_timestamp() returns timestamptz language sql
        as $$ select pg_catalog.clock_timestamp() + interval '1 minute' $$;
      alter database ${new URL(url).pathname.slice(1)} set search_path = public, pg_catalog`)
    const program = await startProgram(name, { DATABASE_URL: url })
    await waitFor(() => program.stdout().includes("PostgreSQL's clock differs"))
    await program.stop()
  },
)
