// npm run dev: runs the site from source. Vite, inside the server, hot-replaces changes in the browser;
// server and worker restart when their own sources change.
import { join } from 'node:path'
import { programSources } from '../src/node/program-sources'
import { runProgram } from '../src/node/start-error'
import { requirePlainPath } from './build/plain-path'
import { startDatabase } from './postgres/database'
import { migrateDatabase } from './postgres/migrate-database'
import { develop } from './processes/develop'
import { requireFreePorts } from './processes/ports'
import { readSettings, type Settings } from './processes/read-settings'
import { runUntilStopped, type Started } from './processes/run-until-stopped'
import { listenForStop } from './processes/stop-request'
import { ROOT } from './tools/paths'

const note = (line: string) => process.stderr.write(`${line}\n`)

runProgram(async () => {
  requirePlainPath()
  process.chdir(ROOT)
  process.env.NODE_ENV = 'development'
  const settings = readSettings()
  await runUntilStopped(listenForStop(), (started, signal) => startParts(settings, started, signal))
})

/** Never resolves: everything runs until it is stopped or the database is lost. */
async function startParts(
  settings: Settings,
  started: Started,
  signal: AbortSignal,
): Promise<never> {
  const { HOST, PORT, WORKER_PORT, DATA_DIR, PUBLIC_URL, databaseUrl } = settings
  await requireFreePorts(HOST, { PORT, WORKER_PORT })
  started.database = startDatabase({ databaseUrl, dataDir: DATA_DIR, signal, note })
  const { url, lost } = await started.database
  await migrateDatabase(url)
  signal.throwIfAborted()
  const env = { ...process.env, DATABASE_URL: url }
  for (const [name, sources] of Object.entries(programSources)) {
    const args = ['--import', 'tsx', join(name, 'main.ts')]
    started.programs.push(develop({ name, args, env, cwd: ROOT, sources }, note))
  }
  await Promise.all(started.programs.map(({ ready }) => ready))
  console.log(`ready  ${PUBLIC_URL}`)
  return lost
}
