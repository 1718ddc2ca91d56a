// `npm start` as a newcomer and an operator experience it: with nothing but Node.js installed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/processes/ports'
import { NICENESS } from '../../src/node/lower-priority'
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
  redisUrl?: string
}

async function place(): Promise<Place> {
  const [port, workerPort] = [await freePort(), await freePort()]
  return { dataDir: tempDir('start'), port, workerPort }
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

/** Sends this, and waits for its two mails. */
async function deliver(here: Place, body: object, when: string): Promise<{ id: string }> {
  const sent = await send(here, body)
  await waitFor(mailsOf(here.dataDir, sent.id), {
    timeoutMs: 20_000,
    what: `both mails of the submission ${when}`,
  })
  return sent
}

/** Neither the data nor the port of a running site can be used by another: each attempt says so in one line. */
async function expectNoSecond(here: Place): Promise<void> {
  const others = [
    {
      program: run({ ...here, port: await freePort(), workerPort: await freePort() }),
      line: /^The data directory .* is in use/,
    },
    {
      program: run({ ...here, dataDir: tempDir('start') }),
      line: new RegExp(`^Port ${here.port} .* in use`),
    },
  ]
  for (const { program, line } of others) {
    const { code } = await program.exit
    expect([code, program.stderr().trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]])
  }
}

async function killWorkerOf({ pid }: TestProcess): Promise<void> {
  const worker = await waitFor(() =>
    spawnSync('pgrep', ['-P', String(pid), '-f', 'worker.js'], { encoding: 'utf8' }).stdout.trim(),
  )
  // Next to the server it runs on what is left.
  expect(getPriority(Number(worker))).toBe(getPriority() || NICENESS)
  process.kill(Number(worker), 'SIGKILL')
}

async function expectCleanStop(
  started: TestProcess,
  here: Place,
  signal: 'SIGTERM' | 'SIGINT',
): Promise<void> {
  expect(await started.kill(signal), signal).toEqual({ code: 0, signal: null })
  expect(leftovers(here), `left over after ${signal}`).toBe('')
}

// One test, because each start takes seconds.
test('npm start serves, restarts its worker, stops on a signal with exit code 0, keeps its data, even after kill -9, and takes a Redis', async () => {
  const here = await place()
  const first = run(here)
  await ready(first, here)
  const body = contact()
  const { id } = await deliver(here, body, 'to the first start')
  await expectNoSecond(here)
  await killWorkerOf(first)
  await deliver(here, contact(), 'after the worker died')
  await expectCleanStop(first, here, 'SIGTERM')
  // A trial has no settings, and needs none.
  expect(first.output()).not.toMatch(/is not set/)

  const second = run(here)
  await ready(second, here)
  // The same body is still recognized as the same submission.
  expect((await send(here, body)).id).toBe(id)
  await second.kill('SIGKILL')

  const redis = await startRedis()
  const third = run({ ...here, redisUrl: redis.url })
  await ready(third, here)
  await deliver(here, contact(), 'after kill -9 of the whole site')
  const parts = { redis: 'up', postgres: 'up' }
  expect(await (await fetch(`http://127.0.0.1:${here.port}/readyz`)).json()).toMatchObject({
    parts,
  })
  await expectCleanStop(third, here, 'SIGINT')
  await redis.kill()
}, 300_000)

test('data of another PostgreSQL version is reported with a remedy @extended', async () => {
  const here = await place()
  const cluster = join(here.dataDir, 'postgres')
  mkdirSync(cluster, { mode: 0o700 })
  writeFileSync(join(cluster, 'PG_VERSION'), '15\n')
  const started = run(here)
  expect((await started.exit).code).toBe(1)
  expect(started.stderr().trim().split('\n')).toEqual([
    expect.stringMatching(/PostgreSQL 15.*DATA_DIR/),
  ])
})
