// PostgreSQL refuses to run as root, so root starts it under an unprivileged account.
import { spawnSync } from 'node:child_process'
import { realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../../src/node/start-error'

export type Account =
  | { kind: 'own' }
  | { kind: 'other'; uid: number; gid: number; needsPathRights: boolean }

export interface Command {
  file: string
  args: string[]
  ids: { uid?: number; gid?: number }
}

/** `nobody` on Linux, an account that always exists. On macOS its uid is -2. */
const NOBODY = 65_534

/**
 * The account to run PostgreSQL as: our own, or for root the owner of the data, else nobody. The account must be
 * able to reach `folders`. Throws a StartError when root has no way to ensure that.
 */
export function chooseAccount(owner: { uid: number; gid: number }, folders: string[]): Account {
  if (process.getuid?.() !== 0) return { kind: 'own' }
  const { uid, gid } = owner.uid === 0 ? { uid: NOBODY, gid: NOBODY } : owner
  const needsPathRights = !folders.every((folder) => isReachable(realpathSync(folder), uid, gid))
  const account = { kind: 'other', uid, gid, needsPathRights } as const
  if (needsPathRights) requireSetpriv(account, folders)
  return account
}

/** How to start `file` as `account`. */
export function asAccount(account: Account, file: string, args: string[]): Command {
  if (account.kind === 'own') return { file, args, ids: {} }
  const { uid, gid } = account
  if (!account.needsPathRights) return { file, args, ids: { uid, gid } }
  // The one capability that lets it traverse folders only root may enter. Without no_setuid_fixup access(2)
  // ignores it, and initdb relies on access(2).
  const rights = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  return { file: 'setpriv', args: [...rights, '--', file, ...args], ids: {} }
}

function requireSetpriv(account: Account, folders: string[]): void {
  const { file, args } = asAccount(account, 'true', [])
  const tried = spawnSync(file, args, { encoding: 'utf8' })
  if (tried.status === 0) return
  const reason = tried.error ? 'setpriv is not installed' : tried.stderr.trim()
  throw new StartError(
    `The embedded PostgreSQL cannot run as root, and no other account can reach ${folders.join(' and ')} (${reason}). Start as an ordinary user, set DATA_DIR to a folder that everyone may enter, or set DATABASE_URL.`,
  )
}

// Checks execute permission on every folder of the path, as access(2) would without extra capabilities.
function isReachable(folder: string, uid: number, gid: number): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  return dirname(folder) === folder || isReachable(dirname(folder), uid, gid)
}
