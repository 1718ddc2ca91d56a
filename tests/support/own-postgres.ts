// A PostgreSQL dedicated to one test, which may freeze, kill and restart it.
import { writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../scripts/postgres/embedded-postgres'
import { migrate } from '../../src/node/database/migrate'
import { atEnd } from './clean-up'
import { signalProcessTree } from './process-tree'
import { leaveOutDispensable } from './query'
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
  /** Restarts it as a standby, until `pg_promote()`. */
  demote(): Promise<void>
}

interface Options {
  /** As in production, where a test judges by the clock what that costs. */
  flushes?: boolean
  /** The data folder of one that has all tables and leaves flushing to the system, to start from a copy of it. */
  prepared?: string
}

export async function startOwnPostgres({
  flushes = false,
  prepared,
}: Options = {}): Promise<OwnPostgres> {
  const dataDir = tempDir('postgres')
  if (prepared) await cp(prepared, dataDir, { recursive: true })
  let postgres = await startEmbeddedPostgres({ dataDir })
  const { url, port } = postgres
  const thaw = () => signalProcessTree(postgres.pid, 'SIGCONT')
  // Stopped by us rather than by its watchdog: nothing may outlive the run.
  atEnd(() => {
    thaw()
    return postgres.stop()
  })
  if (!prepared) {
    if (!flushes) await leaveOutDispensable(url)
    await migrate(url)
  }
  const start = async () => {
    postgres = await startEmbeddedPostgres({ dataDir, port })
  }
  return {
    url,
    freeze: () => signalProcessTree(postgres.pid, 'SIGSTOP'),
    thaw,
    async kill() {
      thaw()
      process.kill(postgres.pid, 'SIGKILL')
      await postgres.ended
    },
    start,
    stop: () => postgres.stop(),
    async demote() {
      await postgres.stop()
      writeFileSync(join(dataDir, 'postgres', 'standby.signal'), '')
      await start()
    },
  }
}
