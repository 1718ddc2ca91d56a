// A real Redis for one test, with controls for everything that can happen to one.
import { createConnection } from 'node:net'
import { freePort } from '../../scripts/processes/ports'
import { ensureRedis } from '../../scripts/tools/ensure-redis'
import { startProcess, type TestProcess } from './child-process'
import { tempDir } from './temp-dir'
import { waitFor } from './wait-for'

interface RedisOptions {
  /** Keep an append-only file, fsynced on each write, as in production. Default true. */
  appendonly?: boolean
  /** Additional settings, for example `{ maxmemory: '2mb' }`. */
  settings?: Record<string, string>
}

export interface TestRedis {
  /** Stays the same across every stop and start. */
  readonly url: string
  readonly port: number
  /** Restarts it on the same port with the same data. */
  start(): Promise<void>
  /** Shuts it down cleanly. */
  stop(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  /** Keeps its connections open and answers nothing. */
  freeze(): void
  thaw(): void
  /** Deletes all its data. */
  flush(): Promise<void>
  /** Makes it a replica of the Redis at that port, or a primary again for null; connections stay open. */
  follow(port: number | null): Promise<void>
  /** Changes a setting of the running server; `set('maxmemory', '1')` makes it full. */
  set(setting: string, value: string): Promise<void>
}

export async function startRedis(options: RedisOptions = {}): Promise<TestRedis> {
  const file = await ensureRedis()
  const port = await freePort()
  const args = argumentsFor(port, options)
  let current: TestProcess

  async function start(): Promise<void> {
    current = startProcess(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    // The user whom nobody has to name may be off.
    await waitFor(async () => /^(?:\+PONG|-NOAUTH)/.test(await ask(port, 'PING')), {
      // After a kill it first reads its whole append-only file, which takes longer on a busy machine.
      timeoutMs: 30_000,
      what: 'Redis answers',
    })
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start,
    stop: async () => void (await current.kill('SIGTERM')),
    kill: async () => void (await current.kill()),
    freeze: () => current.freeze(),
    thaw: () => current.thaw(),
    flush: () => insist(port, 'FLUSHALL'),
    follow: (other) => insist(port, `REPLICAOF ${other ? `127.0.0.1 ${other}` : 'NO ONE'}`),
    set: (setting, value) => insist(port, `CONFIG SET ${setting} ${value}`),
  }
}

function argumentsFor(port: number, { appendonly = true, settings }: RedisOptions): string[] {
  const all = {
    bind: '127.0.0.1',
    port: String(port),
    dir: tempDir('redis'),
    save: '',
    appendonly: appendonly ? 'yes' : 'no',
    appendfsync: 'always',
    'maxmemory-policy': 'noeviction',
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => [`--${name}`, value])
}

async function insist(port: number, command: string): Promise<void> {
  // On a busy machine, one that syncs each write to disk may answer late.
  const answer = await ask(port, command, 20_000)
  if (answer !== '+OK\r\n') throw new Error(`${command}: ${answer}`)
}

/** The raw reply of Redis to one command; empty when there is none in time. */
function ask(port: number, command: string, timeoutMs = 2_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${command}\r\n`))
    socket.setTimeout(timeoutMs, () => socket.destroy())
    socket.on('data', (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(''))
  })
}
