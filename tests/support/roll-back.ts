// Reverts every migration, newest first. No program does this: it is how the tests run each `down`.
import { migrations } from '../../migrations'
import { connectDatabase } from '../../src/node/database/connect'

export async function rollBack(databaseUrl: string): Promise<void> {
  const database = connectDatabase(databaseUrl, 2)
  try {
    for (const { down } of Object.values(migrations).reverse()) await down(database)
    await database('knex_migrations').del()
  } finally {
    await database.destroy()
  }
}
