// Inspects the database cluster before it is used, and creates it on first use.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../src/node/start-error'
import { type ClusterSetup, createCluster, giveTo } from './create-cluster'
import { attemptRead, type DataHome } from './data-home'

/** The owner of the data: of the cluster, or of the data directory when there is no cluster yet. */
export function ownerOfData({ cluster, dir }: DataHome): { uid: number; gid: number } {
  return statSync(existsSync(cluster) ? cluster : dir)
}

/** Creates the cluster if it is missing. Throws a StartError when the existing one cannot be used. */
export async function ensureCluster(setup: ClusterSetup): Promise<void> {
  const { home, binaries, account } = setup
  if (!hasCluster(home)) return createCluster(setup)
  const versionFile = join(home.cluster, 'PG_VERSION')
  const version = attemptRead(versionFile, () => readFileSync(versionFile, 'utf8').trim())
  if (version !== binaries.majorVersion) {
    throw new StartError(
      `The data directory ${home.cluster} holds data of PostgreSQL ${version}, but this program comes with PostgreSQL ${binaries.majorVersion}. Dump the data with the old version and restore it, or set DATA_DIR to an empty folder.`,
    )
  }
  // A copy made by root belongs to root, which PostgreSQL refuses.
  if (account.kind === 'other' && statSync(home.cluster).uid === 0) giveTo(account, home.cluster)
}

/** The password of the database owner. Throws a StartError when it cannot be read. */
export function readSecret(home: DataHome): string {
  try {
    return readFileSync(home.secret, 'utf8').trim()
  } catch (error) {
    throw new StartError(
      `The password of the database in ${home.cluster} cannot be read from ${home.secret} (${(error as NodeJS.ErrnoException).code}). Restore the file, or set DATA_DIR to an empty folder.`,
    )
  }
}

function hasCluster(home: DataHome): boolean {
  if (!existsSync(home.cluster)) return false
  const entries = attemptRead(home.cluster, () => readdirSync(home.cluster))
  if (entries.includes('PG_VERSION')) return true
  if (entries.length === 0) return false
  throw new StartError(
    `The folder ${home.cluster} is not a PostgreSQL data directory. Move it away, or set DATA_DIR to another folder.`,
  )
}
