// The database for one command: the one DATABASE_URL names, else the embedded one, started only for it if need be.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../src/node/start-error'

interface Settings {
  databaseUrl: string | undefined
  DATA_DIR: string
}

/** Whether there is no database yet, so that one would be created. */
export function isDatabaseMissing({ databaseUrl, DATA_DIR }: Settings): boolean {
  return !databaseUrl && !existsSync(join(DATA_DIR, 'postgres'))
}

/**
 * Does the work on the given database, else on the embedded one: the one that is already running, else one that
 * runs until the work is done. `isOwn` says that it was started for this work, so no program of this release may have
 * migrated it yet.
 */
export async function withDatabaseUrl<T>(
  { databaseUrl, DATA_DIR }: Settings,
  work: (url: string, isOwn: boolean) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl, false)
  // Loaded lazily: it need not exist in an image that is given DATABASE_URL.
  const { runningPostgresUrl, startEmbeddedPostgres } = await import('./embedded-postgres')
  const running = runningPostgresUrl(DATA_DIR)
  if (running) return work(running, false)
  const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `DATABASE_URL is not set, and the embedded PostgreSQL cannot be started: ${reason}`,
    )
  })
  try {
    return await work(postgres.url, true)
  } finally {
    await postgres.stop()
  }
}
