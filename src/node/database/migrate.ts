// Migrates a database to the newest schema: the product's tables and the queue's own.
import { setTimeout as sleep } from 'node:timers/promises'
import { migrations } from '../../../migrations'
import { migrateQueueSchema } from '../queue/migrate-queue-schema'
import { StartError } from '../start-error'
import { connectDatabase, type Database, requireDatabase } from './connect'
import { raiseSequences } from './raise-sequences'
import { isLocked } from './sql-state'

/** Advisory lock key: any number that no other program uses on the same database. */
const MIGRATION_LOCK = 7_317_301

/** Statement timeout, in milliseconds: building an index on a large table takes minutes. */
const STATEMENT_MS = 30 * 60_000
/**
 * Lock timeout, in milliseconds. Other sessions queue up behind a statement that waits for a table lock, so it
 * gives up soon, lets them through and is retried (docs/operations/migrations.md).
 */
const LOCK_MS = 2_000
const RETRY_MS = 500
const LOCK_RETRY_LIMIT_MS = 60_000

/** In milliseconds: what a service takes to wake a database that it suspended. */
const CONNECT_MS = 15_000

type Connection = Parameters<typeof migrateQueueSchema>[0]

interface Options {
  /** The migrations of this release by default; tests pass others. */
  migrations?: typeof migrations
  /** How long to keep retrying while another session is in the way, in milliseconds. */
  retryForMs?: number
}

/** knex demands that every migration can be undone; a release is rolled back without it. */
const neverDown = () => Promise.reject(new Error('Migrations are not undone'))

const sourceOf = (list: typeof migrations) => ({
  getMigrations: async () => Object.keys(list),
  getMigrationName: (name: string) => name,
  getMigration: async (name: string) => {
    const migration = list[name]
    if (!migration) throw new Error(`Migration ${name} is recorded but not part of this release`)
    return { ...migration, down: neverDown }
  },
})

/**
 * Runs every pending migration while the site serves, and raises sequences that lag behind after a restore. Several
 * processes may call it at once: the others wait. Throws a StartError if PostgreSQL does not answer, or if another
 * session is in the way for too long.
 */
export async function migrate(
  databaseUrl: string,
  { migrations: list = migrations, retryForMs = LOCK_RETRY_LIMIT_MS }: Options = {},
): Promise<void> {
  const limits = { statementMs: STATEMENT_MS, lockMs: LOCK_MS, connectMs: CONNECT_MS }
  const database = connectDatabase(databaseUrl, 3, limits)
  // The previous release may run on this release's tables: it ignores migrations that it does not know.
  const config = { migrationSource: sourceOf(list), disableMigrationsListValidation: true }
  try {
    await requireDatabase(database)
    await requireUnicode(database)
    await withConnection(database, async (connection) => {
      // The lock belongs to the connection, so PostgreSQL releases it if we die; knex's own lock is a row
      // that a killed process leaves behind.
      while (!(await isOurs(connection))) await sleep(RETRY_MS)
      await untilUnlocked(retryForMs, async () => {
        await database.migrate.forceFreeMigrationsLock(config)
        await database.migrate.latest(config)
        await withConnection(database, migrateQueueSchema)
        await raiseSequences(database)
      })
    })
  } finally {
    await database.destroy()
  }
}

/**
 * SQL_ASCII takes any text, and fails later: it counts bytes where we count characters, and finds no name. In other
 * encodings a migration would fail, after others have completed.
 */
async function requireUnicode(database: Database): Promise<void> {
  const { rows } = await database.raw<{ rows: { encoding: string }[] }>(
    "select current_setting('server_encoding') as encoding",
  )
  const encoding = rows[0]?.encoding
  // PostgreSQL's own code for a character that an encoding lacks.
  if (encoding !== 'UTF8') throw Object.assign(new Error(`it has ${encoding}`), { code: '22P05' })
}

/**
 * Polled, and outside a transaction: `create index concurrently` waits for every running statement and for every
 * transaction that has read something, so a session blocked on this lock would deadlock with it.
 */
async function isOurs(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query('select pg_try_advisory_lock($1) as ours', [
    MIGRATION_LOCK,
  ])
  return rows[0]?.ours === true
}

/** Each migration commits on its own: completed ones stay, and the rest is retried. */
async function untilUnlocked(retryForMs: number, work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + retryForMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      // A table is held, or `create index concurrently` waits for an older snapshot, which holds no table. Or a
      // deadlock: a submission held a table that we wanted and wanted one that we held.
      if (!isLocked(error)) throw error
      if (performance.now() > deadline) {
        throw new StartError(
          'A migration waits for another session: one left open in a transaction, a backup, or an export. docs/operations/migrations.md shows how to find it. Once it has ended, run this again',
        )
      }
      await sleep(RETRY_MS)
    }
  }
}

async function withConnection(
  database: Database,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = await database.client.acquireConnection()
  try {
    await work(connection)
  } finally {
    await database.client.releaseConnection(connection)
  }
}
