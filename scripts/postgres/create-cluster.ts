// Creates the database cluster in a draft folder and moves it into place once complete, so creation is
// all or nothing.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { lchownSync, lstatSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartError } from '../../src/node/start-error'
import { whenEnded } from '../processes/child-processes'
import { type Account, asAccount, type Command } from './account'
import type { Binaries } from './binaries'
import { attempt, type DataHome } from './data-home'
import { removeWhileWritten } from './remove-while-written'

/** The database role that owns everything; its password guards against other users of the machine. */
export const OWNER = 'postgres'

const DRAFT_PREFIX = 'postgres.new-'

/** What to do where neither space nor rights are lacking, by what initdb says. */
const REMEDIES: [RegExp, string][] = [
  [
    /could not look up effective user ID/,
    'PostgreSQL needs an entry in /etc/passwd for this user: start as another one, or set DATABASE_URL.',
  ],
  [/could not resize shared memory segment/, 'Enlarge /dev/shm, or set DATABASE_URL.'],
  [
    /was not found in the same directory as ".*["$`].*"/,
    'Move the site to a folder whose path contains none of " $ `, or set DATABASE_URL.',
  ],
]

export interface ClusterSetup {
  home: DataHome
  binaries: Binaries
  account: Account
  signal: AbortSignal | undefined
}

/** Creates the cluster and its password. Throws a StartError with the reason from initdb. */
export async function createCluster({
  home,
  binaries,
  account,
  signal,
}: ClusterSetup): Promise<void> {
  clearDrafts(home)
  const draft = attempt(home, () => mkdtempSync(join(home.dir, DRAFT_PREFIX)))
  try {
    const password = randomBytes(24).toString('hex')
    const passwordFile = join(draft, 'password')
    attempt(home, () => {
      writeFileSync(passwordFile, password, { mode: 0o600 })
      if (account.kind === 'other') giveTo(account, draft)
    })
    const data = join(draft, 'data')
    await runInitdb(
      asAccount(account, binaries.initdb, initdbArgs(data, passwordFile)),
      home,
      signal,
    )
    attempt(home, () => {
      // The secret first: without a cluster, the next attempt simply replaces it.
      writeFileSync(home.secret, password, { mode: 0o600 })
      renameSync(data, home.cluster)
    })
  } finally {
    removeWhileWritten(draft)
  }
}

// Sorts by code point, like plain C, but knows upper and lower case beyond ASCII: addresses are compared
// in lower case.
const initdbArgs = (data: string, passwordFile: string) => [
  `--pgdata=${data}`,
  `--username=${OWNER}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

async function runInitdb(
  { file, args, ids }: Command,
  home: DataHome,
  signal: AbortSignal | undefined,
): Promise<void> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C' }
  const child = spawn(file, args, {
    ...ids,
    cwd: '/',
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    signal,
  })
  // It may have ended before its last words are read. Of one that could not be started there are none.
  const said = text(child.stderr).catch(() => '')
  const ended = await whenEnded(child)
  signal?.throwIfAborted()
  if (ended.code === 0) return
  throw notCreated(home, await said)
}

function notCreated({ dir }: DataHome, said: string): StartError {
  const reason = /(?:error|FATAL|PANIC): +(.+)/.exec(said)?.[1] ?? said.trim().split('\n')[0]
  const remedy = REMEDIES.find(([pattern]) => pattern.test(said))?.[1]
  if (remedy) return new StartError(`The database could not be created (${reason}). ${remedy}`)
  return new StartError(
    `DATA_DIR: the database could not be created in ${dir} (${reason || 'initdb failed'}). Free some space, make the folder writable, or set DATA_DIR to another folder.`,
  )
}

/** Changes the owner of a file, or of a folder and everything in it. Only root may do this. */
export function giveTo({ uid, gid }: { uid: number; gid: number }, path: string): void {
  lchownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name))
}

// Removes what a start that was killed midway left behind.
function clearDrafts(home: DataHome): void {
  for (const name of readdirSync(home.dir)) {
    if (name.startsWith(DRAFT_PREFIX)) removeWhileWritten(join(home.dir, name))
  }
}
