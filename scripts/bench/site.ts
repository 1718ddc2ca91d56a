// The built product on datastores of its own, for measuring.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../build/build-if-needed'
import { DIST, ROOT } from '../build/paths'
import { startEmbeddedPostgres } from '../embedded-postgres'
import { ensureRedis } from '../ensure-redis'
import { migrateDatabase } from '../migrate-database'
import { freePort } from '../ports'
import { startProgram } from '../program-process'

export interface BenchSite {
  url: string
  dataDir: string
  databaseUrl: string
  stop(): Promise<void>
}

/** Starts server and worker. With `redis`, Redis is the queue, writing to disk before it answers. */
export async function startBenchSite({ redis }: { redis: boolean }): Promise<BenchSite> {
  await buildIfNeeded()
  const dataDir = mkdtempSync(join(tmpdir(), 'website-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  await migrateDatabase(postgres.url)
  const cache = redis ? await startRedis(dataDir) : null
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    WORKER_PORT: String(await freePort()),
    PUBLIC_URL: url,
    RATE_LIMIT_FORMS: '0',
    AUTO_MAIL_PER_ADDRESS: '0',
    ...(cache ? { REDIS_URL: cache.url } : {}),
  }
  const programs = ['server', 'worker'].map((name) =>
    startProgram({ name, args: [join(DIST, 'programs', `${name}.js`)], env, cwd: ROOT }),
  )
  await Promise.all(programs.map(({ ready }) => ready))
  return {
    url,
    dataDir,
    databaseUrl: postgres.url,
    async stop() {
      const patience = AbortSignal.timeout(8_000)
      await Promise.all(programs.map((program) => program.end(patience)))
      await postgres.stop()
      cache?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
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
