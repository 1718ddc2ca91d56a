// Brings a database to the newest schema: the product's tables and the queue's own.
import { migrations } from '../../../migrations'
import { migrateQueueSchema } from '../queue/migrate-queue-schema'
import { connectDatabase, type Database, requireDatabase } from './connect'

/** Any number that no other program takes as its advisory lock on the same database. */
const MIGRATION_LOCK = 7_317_301

const source = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name: string) => name,
  getMigration: async (name: string) => {
    const migration = migrations[name]
    if (!migration) throw new Error(`Migration ${name} is recorded but not part of this release`)
    return migration
  },
}

/**
 * Runs every migration that is missing. Several processes may call it at once: the others wait.
 * Throws a StartError when PostgreSQL does not answer.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const database = connectDatabase(databaseUrl, 3)
  try {
    await requireDatabase(database)
    await database.transaction(async (lock) => {
      // Held to the end of this transaction, and let go by PostgreSQL itself should we die:
      // knex's own lock is a row that a killed process leaves behind.
      await lock.raw('set local statement_timeout = 0')
      await lock.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK])
      await database.migrate.forceFreeMigrationsLock({ migrationSource: source })
      await database.migrate.latest({ migrationSource: source })
      await withConnection(database, migrateQueueSchema)
    })
  } finally {
    await database.destroy()
  }
}

async function withConnection(
  database: Database,
  work: (connection: Parameters<typeof migrateQueueSchema>[0]) => Promise<void>,
): Promise<void> {
  const connection = await database.client.acquireConnection()
  try {
    await work(connection)
  } finally {
    await database.client.releaseConnection(connection)
  }
}

/** Takes back every migration of the product's tables, newest first. For tests and for `down`. */
export async function rollBack(databaseUrl: string): Promise<void> {
  const database = connectDatabase(databaseUrl, 2)
  try {
    await database.migrate.rollback({ migrationSource: source }, true)
  } finally {
    await database.destroy()
  }
}
