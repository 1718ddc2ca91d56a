// A PostgreSQL with pg_dump, from the machine or its package manager: the embedded one ships no tools.
import { realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asAccount, chooseAccount } from '../../scripts/postgres/account'
import { giveTo } from '../../scripts/postgres/create-cluster'
import { freePort } from '../../scripts/processes/ports'
import { ensureExecutable } from '../../scripts/tools/ensure-executable'
import { thisMachine } from '../../scripts/tools/machine'
import { startProcess } from './child-process'
import { queryOnce } from './query'
import { tempDir } from './temp-dir'
import { waitFor } from './wait-for'

/** Where Debian installs it; the pg_dump that Debian puts on the PATH is only a wrapper that picks one of these. */
const DEBIAN = ['18', '17', '16', '15', '14'].map((v) => `/usr/lib/postgresql/${v}/bin/initdb`)

interface PackagedPostgres {
  /** URL of its default database `postgres`. */
  url: string
  /** The folder with pg_dump, pg_restore and psql, in the server's version. */
  tools: string
}

/** Started for this test file. When there is none, throws an error with one line that says what to install. */
export async function startPackagedPostgres(): Promise<PackagedPostgres> {
  const wanted = {
    name: 'a PostgreSQL server with pg_dump',
    executables: [...DEBIAN, 'initdb'],
    packageName: 'postgresql',
    remedy: 'install PostgreSQL 14 or newer, for example: apt-get install postgresql',
  }
  const tools = dirname(realpathSync(await ensureExecutable(wanted, thisMachine)))
  const dir = tempDir('packaged-postgres')
  const account = chooseAccount(statSync(dir), [tools, dir])
  if (account.kind === 'other') giveTo(account, dir)
  const start = (program: string, ...args: string[]) => {
    const { file, args: all, ids } = asAccount(account, join(tools, program), args)
    return startProcess(file, all, { ...ids, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  }
  const data = join(dir, 'data')
  const made = start(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    // What `initdb` chooses on a machine without a locale.
    '-E',
    'SQL_ASCII',
    '--locale=C',
  )
  if ((await made.exit).code !== 0) throw new Error(made.output())

  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  start('postgres', '-D', data, '-p', `${port}`, ...settings.flatMap((each) => ['-c', each]))
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitFor(() => queryOnce(url, 'select 1'), { timeoutMs: 20_000, what: 'PostgreSQL answers' })
  return { url, tools }
}
