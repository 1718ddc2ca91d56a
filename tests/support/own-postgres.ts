// A PostgreSQL dedicated to one test, which may freeze, kill and restart it.
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded-postgres'
import { migrate } from '../../src/node/database/migrate'
import { atEnd } from './clean-up'
import { signalProcessTree } from './process-group'
import { leaveFlushing } from './query'
import { tempDir } from './temp-dir'

export interface OwnPostgres {
  /** Stays the same across every stop and start. */
  url: string
  freeze(): void
  thaw(): void
  /** kill -9 of the postmaster; its backends end by themselves when they notice. */
  kill(): Promise<void>
  /** Restarts it on the same port with the same data. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** @param flushes as in production, where a test judges by the clock what that costs */
export async function startOwnPostgres({ flushes = false } = {}): Promise<OwnPostgres> {
  const dataDir = tempDir('postgres')
  let postgres = await startEmbeddedPostgres({ dataDir })
  const { url, port } = postgres
  const thaw = () => signalProcessTree(postgres.pid, 'SIGCONT')
  // Stopped by us rather than by its watchdog: nothing may outlive the run.
  atEnd(() => {
    thaw()
    return postgres.stop()
  })
  if (!flushes) await leaveFlushing(url)
  await migrate(url)
  return {
    url,
    freeze: () => signalProcessTree(postgres.pid, 'SIGSTOP'),
    thaw,
    async kill() {
      thaw()
      process.kill(postgres.pid, 'SIGKILL')
      await postgres.ended
    },
    async start() {
      postgres = await startEmbeddedPostgres({ dataDir, port })
    },
    stop: () => postgres.stop(),
  }
}
