// The database for npm start and npm run dev: the one DATABASE_URL names, or an embedded one that is kept alive.
import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres'

export interface StartedDatabase {
  url: string
  /** Rejects with a StartError when an embedded PostgreSQL has ended and cannot be restarted. */
  lost: Promise<never>
  /** Stops what was started here, within `withinMs` milliseconds. */
  stop(withinMs: number): Promise<void>
}

interface DatabaseOptions {
  databaseUrl: string | undefined
  dataDir: string
  signal: AbortSignal
  /** Called with one line for the operator. */
  note(line: string): void
}

const RESTART_AFTER_MS = 500

/** Starts an embedded PostgreSQL unless there is a URL. Throws a StartError. */
export async function startDatabase(options: DatabaseOptions): Promise<StartedDatabase> {
  const { databaseUrl, dataDir, signal } = options
  if (databaseUrl) {
    return { url: databaseUrl, lost: new Promise(() => undefined), stop: async () => undefined }
  }
  const first = await startEmbeddedPostgres({ dataDir, signal })
  const keeper = keepAlive(first, options)
  return { url: first.url, lost: keeper.lost, stop: keeper.stop }
}

// Always on the same port, so the programs can reconnect with the URL they were given.
function keepAlive(first: EmbeddedPostgres, { dataDir, note }: DatabaseOptions) {
  let current = Promise.resolve(first)
  const stopping = new AbortController()
  const watch = async (): Promise<never> => {
    for (;;) {
      const reason = await (await current).ended
      if (stopping.signal.aborted) return new Promise(() => undefined)
      note(`The embedded PostgreSQL ended unexpectedly (${reason}); restarting it`)
      current = sleep(RESTART_AFTER_MS).then(() =>
        startEmbeddedPostgres({ dataDir, port: first.port, signal: stopping.signal }),
      )
    }
  }
  const lost = watch()
  // Callers that await it still see the rejection; this only prevents an unhandled one.
  lost.catch(() => undefined)
  const stop = async (withinMs: number) => {
    stopping.abort()
    const postgres = await current.catch(() => null)
    await postgres?.stop(withinMs)
  }
  return { lost, stop }
}
