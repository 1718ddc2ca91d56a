// `npm start` as a newcomer and an operator experience it: with nothing but Node.js installed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { freePort } from '../../scripts/processes/ports'
import { startProcess, type TestProcess } from '../support/child-process'
import { contact } from '../support/contact'
import { startRedis } from '../support/redis'
import { tempDir } from '../support/temp-dir'
import { waitFor } from '../support/wait-for'

const ROOT = join(import.meta.dirname, '..', '..')

interface Place {
  dataDir: string
  port: number
  workerPort: number
  redisUrl: string | undefined
}

async function place(): Promise<Place> {
  const redis = inject('backend') === 'redis' ? await startRedis() : null
  const [port, workerPort] = [await freePort(), await freePort()]
  return { dataDir: tempDir('start'), port, workerPort, redisUrl: redis?.url }
}

function run({ dataDir, port, workerPort, redisUrl }: Place): TestProcess {
  const { PATH, HOME } = process.env
  return startProcess(process.execPath, ['--import', 'tsx', join('scripts', 'start.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      WORKER_PORT: String(workerPort),
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    },
  })
}

async function ready(started: TestProcess, { port }: Place): Promise<void> {
  const line = `ready  http://localhost:${port}`
  await waitFor(() => started.stdout().split('\n').includes(line), {
    timeoutMs: 30_000,
    what: `start is ready\n${started.output()}`,
  })
}

async function send({ port }: Place, body: object): Promise<{ id: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(202)
  return (await response.json()) as { id: string }
}

const mailsOf = (dataDir: string, id: string) => () =>
  readdirSync(join(dataDir, 'mail')).filter((name) => name.startsWith(id)).length === 2

/** Processes whose command line contains this data directory: the database, whoever started it. */
function leftovers({ dataDir }: Place): string {
  return spawnSync('pgrep', ['-f', dataDir], { encoding: 'utf8' }).stdout.trim()
}

test('npm start serves, stops on SIGTERM with exit code 0, and keeps its data', async () => {
  const here = await place()
  const first = run(here)
  await ready(first, here)
  const body = contact()
  const { id } = await send(here, body)
  await waitFor(mailsOf(here.dataDir, id))
  expect(await first.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(leftovers(here)).toBe('')

  const second = run(here)
  await ready(second, here)
  // The same body is still recognized as the same submission.
  expect((await send(here, body)).id).toBe(id)
  expect(await second.kill('SIGINT')).toEqual({ code: 0, signal: null })
  expect(leftovers(here)).toBe('')
})

test('npm start recovers after kill -9', async () => {
  const here = await place()
  const first = run(here)
  await ready(first, here)
  await first.kill('SIGKILL')
  const second = run(here)
  await ready(second, here)
  const { id } = await send(here, contact())
  await waitFor(mailsOf(here.dataDir, id))
  await second.kill('SIGTERM')
  await waitFor(() => leftovers(here) === '')
})

test('a worker that dies is restarted and processes what arrived meanwhile', async () => {
  const here = await place()
  const started = run(here)
  await ready(started, here)
  const worker = await waitFor(() =>
    spawnSync('pgrep', ['-P', String(started.pid), '-f', 'worker.js'], {
      encoding: 'utf8',
    }).stdout.trim(),
  )
  process.kill(Number(worker), 'SIGKILL')
  const { id } = await send(here, contact())
  await waitFor(mailsOf(here.dataDir, id), 20_000)
  await started.kill('SIGTERM')
})

/** For tests in which no queue is involved yet. */
const withoutQueue = test.runIf(inject('backend') === 'postgres')

withoutQueue(
  'a second npm start on the same data fails with one line (on PostgreSQL only)',
  async () => {
    const here = await place()
    const first = run(here)
    await ready(first, here)
    const other = { ...here, port: await freePort(), workerPort: await freePort() }
    const second = run(other)
    expect((await second.exit).code).toBe(1)
    expect(second.stderr().trim().split('\n')).toEqual([
      expect.stringMatching(/^The data directory .* is in use/),
    ])
    await first.kill('SIGTERM')
  },
)

withoutQueue(
  'a used port is reported in one line before anything starts (on PostgreSQL only)',
  async () => {
    const here = await place()
    const first = run(here)
    await ready(first, here)
    const second = run({ ...here, dataDir: tempDir('start') })
    expect((await second.exit).code).toBe(1)
    expect(second.stderr().trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^Port ${here.port} .* in use`)),
    ])
    await first.kill('SIGTERM')
  },
)

withoutQueue(
  'data of another PostgreSQL version is reported with a remedy (on PostgreSQL only)',
  async () => {
    const here = await place()
    const cluster = join(here.dataDir, 'postgres')
    mkdirSync(cluster, { mode: 0o700 })
    writeFileSync(join(cluster, 'PG_VERSION'), '15\n')
    const started = run(here)
    expect((await started.exit).code).toBe(1)
    expect(started.stderr().trim().split('\n')).toEqual([
      expect.stringMatching(/PostgreSQL 15.*DATA_DIR/),
    ])
  },
)
