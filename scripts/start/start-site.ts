// Builds, migrates, starts server and worker, keeps them running, and ends everything on a stop request.
import { STARTED_TOGETHER } from '../../src/node/is-trial'
import { runProgram } from '../../src/node/start-error'
import { buildIfNeeded } from '../build/build-if-needed'
import { startDatabase } from '../postgres/database'
import { migrateDatabase } from '../postgres/migrate-database'
import { requireHomePage } from '../processes/home-page'
import { requireFreePorts } from '../processes/ports'
import { programArgs } from '../processes/program-args'
import { readSettings, type Settings } from '../processes/read-settings'
import { runUntilStopped, type Started } from '../processes/run-until-stopped'
import type { StopRequest } from '../processes/stop-request'
import { supervise } from '../processes/supervise'
import { ROOT } from '../tools/paths'

const note = (line: string) => process.stderr.write(`${line}\n`)

/** Runs the site until a stop is requested; the process ends with it. */
export function startSite(stop: StopRequest): void {
  runProgram(async () => {
    process.chdir(ROOT)
    const settings = readSettings()
    await runUntilStopped(stop, (started, signal) => startParts(settings, started, signal))
  })
}

/** Resolves early when `signal` aborts; otherwise never: everything runs until the database is lost. */
async function startParts(
  settings: Settings,
  started: Started,
  signal: AbortSignal,
): Promise<void> {
  const { HOST, PORT, WORKER_PORT, DATA_DIR, NODE_ENV, PUBLIC_URL, databaseUrl } = settings
  await requireFreePorts(HOST, { PORT, WORKER_PORT })
  if (signal.aborted) return
  started.build = buildIfNeeded(signal)
  started.database = startDatabase({ databaseUrl, dataDir: DATA_DIR, signal, note })
  const migrated = started.database.then(({ url }) => migrateDatabase(url))
  await Promise.all([started.build, migrated])
  const { url, lost } = await started.database
  if (signal.aborted) return
  const env = { ...process.env, NODE_ENV, DATABASE_URL: url }
  for (const name of ['server', 'worker'] as const) {
    const args = [...programArgs(name), STARTED_TOGETHER]
    started.programs.push(supervise({ name, args, env, cwd: ROOT }, note))
  }
  await Promise.all(started.programs.map(({ ready }) => ready))
  await requireHomePage(HOST, PORT)
  console.log(`ready  ${PUBLIC_URL}`)
  await lost
}
