// What is on this machine, and what can be installed on it without prompting anyone.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface Machine {
  /** The path of an executable, given its name on the PATH or its full path; null when missing. */
  find(executable: string): string | null
  /** Whether `install` works without a password or any other prompt. */
  canInstall(): boolean
  /** Installs a Debian package without starting its services. Throws with the last line of output. */
  install(packageName: string): Promise<void>
}

// A service that starts itself would take its default port and outlive us: exit code 101 forbids it (see
// invoke-rc.d(8)), and disabling the unit keeps it from starting at boot.
const INSTALL = `
  set -e
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    printf '#!/bin/sh\\nexit 101\\n' > "$policy"
    chmod 755 "$policy"
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get update
  apt-get install -y --no-install-recommends "$1"
  if [ -d /run/systemd/system ]; then systemctl disable "$1" || true; fi
`

export const thisMachine: Machine = {
  find(executable) {
    const places = executable.startsWith('/') ? [''] : (process.env.PATH ?? '').split(delimiter)
    return places.map((place) => join(place, executable)).find(isExecutable) ?? null
  },
  canInstall: () => thisMachine.find('apt-get') !== null && asRoot() !== null,
  async install(packageName) {
    const [file = 'sh', ...args] = [...(asRoot() ?? []), 'sh', '-c', INSTALL, 'sh', packageName]
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const [[code], ...said] = await Promise.all([
      once(child, 'close'),
      text(child.stdout),
      text(child.stderr),
    ])
    if (code === 0) return
    throw new Error(said.join('').trim().split('\n').at(-1) || `exit code ${code}`)
  },
}

/** The prefix for a command that needs root; null when that would prompt for a password. */
function asRoot(): string[] | null {
  if (process.getuid?.() === 0) return []
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
  return sudo.status === 0 ? ['sudo', '-n'] : null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
