// The whole product for one test: a dedicated database and queue, the built server and worker.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { freePort } from '../../scripts/processes/ports'
import { freshDatabase } from './database'
import { mailsOf, settled, type TextLine, textsOf } from './deliveries'
import { type OwnPostgres, startOwnPostgres } from './own-postgres'
import { type Program, type ProgramEnv, startProgram } from './program'
import { type Sql, sqlOn } from './query'
import { queueOn } from './queue'
import { rawRequest } from './raw-request'
import { startRedis, type TestRedis } from './redis'
import { tempDir } from './temp-dir'
import { waitFor } from './wait-for'

export { contact, encoded } from './contact'

/** Loaded by each program of a site before its own code. */
const BUSY = pathToFileURL(join(import.meta.dirname, 'busy.mjs')).href

interface Options {
  /** Whether to start a worker right away; default true. */
  worker?: boolean
  /** Use a dedicated PostgreSQL, which the test may freeze. */
  ownDatastores?: boolean
  env?: ProgramEnv
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>

/**
 * Starts server and worker on the run's backend, until the end of the test file at most. The forms have no
 * rate limit, the chat has its usual one.
 */
export async function startTestSite({ worker = true, ownDatastores = false, env = {} }: Options) {
  const redis: TestRedis | null = inject('backend') === 'redis' ? await startRedis() : null
  const postgres: OwnPostgres | null = ownDatastores
    ? await startOwnPostgres({ prepared: inject('preparedPostgres') })
    : null
  const databaseUrl = postgres?.url ?? env.DATABASE_URL ?? (await freshDatabase()).url
  const sql: Sql = sqlOn(databaseUrl)
  const dataDir = tempDir('data')
  const [port, workerPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const common: ProgramEnv = {
    DATABASE_URL: databaseUrl,
    ...(redis ? { REDIS_URL: redis.url } : {}),
    DATA_DIR: dataDir,
    PORT: String(port),
    WORKER_PORT: String(workerPort),
    PUBLIC_URL: url,
    RATE_LIMIT_FORMS: '0',
    NODE_OPTIONS: `--import ${BUSY}`,
    ...env,
  }
  const programs: Partial<Record<'server' | 'worker', Program>> = {}
  const printed: Program[] = []

  async function start(name: 'server' | 'worker', change: ProgramEnv = {}): Promise<void> {
    const program = await startProgram(name, { ...common, ...change })
    programs[name] = program
    printed.push(program)
  }
  await Promise.all([start('server'), ...(worker ? [start('worker')] : [])])

  function post(body: object, headers: Record<string, string> = {}): Promise<Response> {
    return postTo('/api/contact', body, headers)
  }

  function postTo(
    endpoint: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(url + endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
      body: JSON.stringify(body),
    })
  }

  return {
    url,
    workerUrl: `http://127.0.0.1:${workerPort}`,
    /** The environment its programs were started with, for starting more of them. */
    env: common,
    dataDir,
    databaseUrl,
    sql,
    redis,
    postgres,
    post,
    postTo,
    /** Posts to /api/contact and expects 202. */
    accept: async (body: object, headers?: Record<string, string>) =>
      accepted(await post(body, headers)),
    /** Like `accept`, for another endpoint. */
    acceptAt: async (endpoint: string, body: object) => accepted(await postTo(endpoint, body)),
    raw: (method: string, path: string, options?: Parameters<typeof rawRequest>[2]) =>
      rawRequest(method, url + path, options),
    settled: (id: string, timeoutMs?: number) => settled({ sql, programs: printed }, id, timeoutMs),
    mails: (id: string) => mailsOf(dataDir, id),
    texts: (): Promise<TextLine[]> => textsOf(dataDir),
    until: waitFor,
    logs: () => printed.map((program) => program.output()).join(''),
    addJob: (queue: string, id: string, data: unknown) =>
      queueOn({ databaseUrl, redisUrl: redis?.url }, queue, async (each) => {
        await each.add('job', data, { jobId: id })
      }),
    failedSubmission: (jobId: string) =>
      queueOn({ databaseUrl, redisUrl: redis?.url }, 'submissions', async (each) => {
        const job = await each.getJob(jobId)
        return (await job?.isFailed()) ? job : undefined
      }),
    keptSubmission: (jobId: string) =>
      queueOn({ databaseUrl, redisUrl: redis?.url }, 'submissions', (each) => each.getJob(jobId)),
    /** The server that it started last. */
    server: () => programs.server,
    startServer: (change?: ProgramEnv) => start('server', change),
    startWorker: (change?: ProgramEnv) => start('worker', change),
    killServer: () => programs.server?.kill(),
    killWorker: () => programs.worker?.kill(),
    stopServer: () => programs.server?.stop(),
    stopWorker: () => programs.worker?.stop(),
    async freezeDatastores() {
      redis?.freeze()
      postgres?.freeze()
    },
    async thawDatastores() {
      redis?.thaw()
      postgres?.thaw()
    },
    async stop() {
      redis?.thaw()
      postgres?.thaw()
      await Promise.all([programs.server?.kill(), programs.worker?.kill()])
      await postgres?.stop()
      await redis?.kill()
    },
  }
}

async function accepted(response: Response): Promise<{ id: string; reference: string }> {
  if (response.status !== 202) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as { id: string; reference: string }
}
