// Creates or upgrades the tables that BullMQ keeps in PostgreSQL.
import { runMigrations } from 'bullmq'
import pg from 'pg'

export async function migrateQueueSchema(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await runMigrations(client)
  } finally {
    await client.end()
  }
}
