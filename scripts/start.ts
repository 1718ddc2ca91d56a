// npm start: builds, migrates, starts server and worker, keeps them running, and ends all of it.
import { runProgram } from '../src/node/start-error'
import { buildIfNeeded } from './build/build-if-needed'
import { ROOT } from './build/paths'
import { type StartedDatabase, startDatabase } from './database'
import { requireHomePage } from './home-page'
import { migrateDatabase } from './migrate-database'
import { requireFreePorts } from './ports'
import { programArgs } from './program-args'
import { readSettings, type Settings } from './read-settings'
import { stopAll } from './stop-all'
import { listenForStop, whenAborted } from './stop-request'
import { type Supervised, supervise } from './supervise'

/** What has been started so far, for whoever has to end it. */
interface Started {
  build?: Promise<void>
  database?: Promise<StartedDatabase>
  programs: Supervised[]
}

const note = (line: string) => process.stderr.write(`${line}\n`)

runProgram(async () => {
  process.chdir(ROOT)
  const settings = readSettings()
  const stop = listenForStop()
  const started: Started = { programs: [] }
  const failure = await run(settings, started, stop.signal).catch((error: unknown) => ({ error }))
  const requested = stop.signal.aborted
  stop.giveUp()
  await stopAll(started, stop.hurry)
  if (failure && !requested) throw failure.error
  process.exit(0)
})

/** Starts everything, and resolves when `signal` aborts. Rejects when a part is lost for good. */
async function run(settings: Settings, started: Started, signal: AbortSignal): Promise<void> {
  const stopped = whenAborted(signal)
  await Promise.race([stopped, startParts(settings, started, signal)])
  if (signal.aborted) return
  console.log(`ready  ${settings.PUBLIC_URL}`)
  const database = await started.database
  await Promise.race([stopped, database?.lost])
}

async function startParts(
  settings: Settings,
  started: Started,
  signal: AbortSignal,
): Promise<void> {
  const { HOST, PORT, WORKER_PORT, DATA_DIR, NODE_ENV, databaseUrl } = settings
  await requireFreePorts(HOST, { PORT, WORKER_PORT })
  if (signal.aborted) return
  started.build = buildIfNeeded(signal)
  started.database = startDatabase({ databaseUrl, dataDir: DATA_DIR, signal, note })
  const migrated = started.database.then(({ url }) => migrateDatabase(url))
  await Promise.all([started.build, migrated])
  const { url } = await started.database
  if (signal.aborted) return
  const env = { ...process.env, NODE_ENV, DATABASE_URL: url }
  for (const name of ['server', 'worker'] as const) {
    started.programs.push(supervise({ name, args: programArgs(name), env, cwd: ROOT }, note))
  }
  await Promise.all(started.programs.map(({ ready }) => ready))
  await requireHomePage(HOST, PORT)
}
