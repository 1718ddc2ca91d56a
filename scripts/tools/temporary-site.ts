// The built product on datastores of its own, for benchmarks and screenshots; its data is deleted at the end.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STOP_SIGNALS } from '../../src/node/shutdown'
import { buildIfNeeded } from '../build/build-if-needed'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres'
import { migrateDatabase } from '../postgres/migrate-database'
import { removeWhileWritten } from '../postgres/remove-while-written'
import { freePort } from '../processes/ports'
import { programArgs } from '../processes/program-args'
import { launchProgram, type ProgramProcess } from '../processes/program-process'
import { ensureRedis } from './ensure-redis'

type ProgramName = 'server' | 'worker'

export interface TemporarySite {
  url: string
  dataDir: string
  databaseUrl: string
  redisUrl: string | undefined
  /** Pids by program. */
  pids: Partial<Record<string, number>>
  /** Starts one more; `stop` ends it too if it is still running. */
  startProgram(name: ProgramName): Promise<ProgramProcess>
  /** Number of submissions that no worker has finished. */
  waiting(): Promise<number>
  stop(): Promise<void>
}

interface Wanted {
  /** Whether Redis is the queue, with every write on disk before it responds. */
  redis: boolean
  /** Server and worker by default. */
  programs?: ProgramName[]
  env?: Record<string, string>
}

export async function startTemporarySite(wanted: Wanted): Promise<TemporarySite> {
  await buildIfNeeded()
  const dataDir = mkdtempSync(join(tmpdir(), 'website-bench-'))
  // Redis was killed but not awaited: it may still be writing.
  const ends: Ends = [async () => removeWhileWritten(dataDir)]
  const stop = stopInOrder(ends)
  try {
    return { ...(await startIn(dataDir, wanted, ends)), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param ends gets what ends each part, the last one first */
async function startIn(
  dataDir: string,
  { redis, programs = ['server', 'worker'], env: more }: Wanted,
  ends: Ends,
): Promise<Omit<TemporarySite, 'dataDir' | 'stop'>> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  ends.unshift(() => postgres.stop())
  await migrateDatabase(postgres.url)
  const cache = redis ? await startRedis(dataDir) : null
  ends.unshift(async () => cache?.stop())
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: url,
    RATE_LIMIT_FORMS: '0',
    RATE_LIMIT_CHAT: '0',
    AUTO_MAIL_PER_ADDRESS: '0',
    ...(cache ? { REDIS_URL: cache.url } : {}),
    ...more,
  }
  const { running, pids, start } = programsOf(env, dataDir)
  ends.unshift(async () => {
    const force = AbortSignal.timeout(8_000)
    await Promise.all(running.map((program) => program.end(force)))
  })
  await Promise.all(programs.map(start))
  return {
    url,
    databaseUrl: postgres.url,
    redisUrl: cache?.url,
    pids,
    startProgram: start,
    waiting: () => unfinished(url),
  }
}

type Ends = (() => Promise<void>)[]

/** Returns a function that ends everything once, first to last, and does the same when we are stopped by a signal. */
function stopInOrder(ends: Ends): () => Promise<void> {
  let stopping: Promise<void> | undefined
  const endAll = async () => {
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal)
    for (let end = ends.shift(); end; end = ends.shift()) await end()
  }
  const stop = () => {
    stopping ??= endAll()
    return stopping
  }
  const onSignal = () => void stop().finally(() => process.exit(1))
  for (const signal of STOP_SIGNALS) process.once(signal, onSignal)
  return stop
}

/**
 * Tracks the programs started in one environment.
 * @param cwd a folder without `.env`: with the developer's own, mail would leave, and jobs would go to another Redis
 */
function programsOf(env: NodeJS.ProcessEnv, cwd: string) {
  const running: ProgramProcess[] = []
  const pids: TemporarySite['pids'] = {}
  const start = async (name: ProgramName) => {
    const own = { ...env, WORKER_PORT: String(await freePort()) }
    const program = launchProgram({ name, args: programArgs(name), env: own, cwd })
    running.push(program)
    pids[name] = program.pid
    await program.ready
    return program
  }
  return { running, pids, start }
}

async function startRedis(dir: string): Promise<{ url: string; stop(): void }> {
  const port = String(await freePort())
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '']
  const child = spawn(
    await ensureRedis(),
    ['--port', port, '--bind', '127.0.0.1', '--dir', dir, ...durable],
    { stdio: 'ignore' },
  )
  const stop = () => void child.kill('SIGKILL')
  process.once('exit', stop)
  return { url: `redis://127.0.0.1:${port}`, stop }
}

/** Unfinished jobs according to the server's /metrics, summed over all datastores. */
async function unfinished(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const lines = text.matchAll(/^queue_jobs\{([^}]*)\} (\d+)/gm)
  return [...lines]
    .filter(([, labels]) => labels?.includes('state="unfinished"'))
    .reduce((sum, [, , count]) => sum + Number(count), 0)
}
