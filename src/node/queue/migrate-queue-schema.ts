// Creates or upgrades the tables that BullMQ keeps in PostgreSQL.
import { runMigrations } from 'bullmq'

/** @param client one connection, not a pool: BullMQ locks and migrates in the same session */
export async function migrateQueueSchema(
  client: Parameters<typeof runMigrations>[0],
): Promise<void> {
  await runMigrations(client)
}
