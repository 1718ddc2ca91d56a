// A PostgreSQL of one test alone, which it may freeze.
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres'
import { migrate } from '../../src/node/database/migrate'
import { signalFamily } from './process-group'
import { tempDir } from './temp-dir'

export interface OwnPostgres {
  url: string
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: tempDir('postgres') })
  await migrate(postgres.url)
  return {
    url: postgres.url,
    freeze: () => signalFamily(postgres.pid, 'SIGSTOP'),
    thaw: () => signalFamily(postgres.pid, 'SIGCONT'),
    stop: () => postgres.stop(),
  }
}
