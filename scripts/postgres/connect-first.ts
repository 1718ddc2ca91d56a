// Waits until PostgreSQL accepts connections, and creates the product's database when it is missing.
import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase, type Database } from '../../src/node/database/connect'
import { StartError } from '../../src/node/start-error'

/** In milliseconds. WAL replay after a power cut may take this long; otherwise it is about 100. */
const LIMIT_MS = 60_000
const POLL_MS = 50
const WRONG_PASSWORD = '28P01'

/**
 * Resolves once database `name` exists and accepts connections at `serverUrl`. Throws a StartError after a
 * minute, or when the password is rejected; gives up at once when `signal` aborts.
 */
export async function connectFirst(
  serverUrl: string,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const database = connectDatabase(`${serverUrl}/postgres`, 1)
  const deadline = performance.now() + LIMIT_MS
  try {
    for (;;) {
      signal.throwIfAborted()
      const problem = await createMissing(database, name).catch((error: Error) => error)
      if (!problem) return
      refuse(problem, performance.now() > deadline)
      await sleep(POLL_MS)
    }
  } finally {
    await database.destroy()
  }
}

async function createMissing(database: Database, name: string): Promise<undefined> {
  const { rows } = await database.raw('select 1 from pg_database where datname = ?', [name])
  if (rows.length === 0) await database.raw('create database ??', [name])
}

function refuse(problem: Error & { code?: string }, late: boolean): void {
  if (problem.code === WRONG_PASSWORD) {
    throw new StartError(
      'The password in postgres.secret does not match the database in DATA_DIR. Restore the right file, or set DATA_DIR to an empty folder.',
    )
  }
  if (!late) return
  throw new StartError(
    `The embedded PostgreSQL accepted no connection for ${LIMIT_MS / 1_000} s (${problem.message}). Its log is postgres.log in DATA_DIR.`,
  )
}
