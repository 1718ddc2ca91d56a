// A real Redis of its own for a test, with everything that can happen to one.
import { createConnection } from 'node:net'
import { ensureRedis } from '../../scripts/ensure-redis'
import { freePort } from '../../scripts/ports'
import { startProcess, type TestProcess } from './child-process'
import { tempDir } from './temp-dir'
import { waitFor } from './wait-for'

export interface RedisOptions {
  /** Keep an append-only file, flushed on each write, as in production. Default true. */
  appendonly?: boolean
  /** More settings, for example `{ maxmemory: '2mb' }`. */
  settings?: Record<string, string>
}

export interface TestRedis {
  /** The same URL through every stop and start. */
  readonly url: string
  readonly port: number
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>
  /** Ends it in order. */
  stop(): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  /** It keeps its connections and answers nothing. */
  freeze(): void
  thaw(): void
  /** Forgets everything it holds. */
  flush(): Promise<void>
  /** Becomes a replica of the Redis at that port, and with null a primary again; connections stay. */
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
    await waitFor(async () => (await ask(port, 'PING')) === '+PONG\r\n', {
      // After a kill it reads its whole file first, on a busy machine for longer than usual.
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
  const answer = await ask(port, command)
  if (answer !== '+OK\r\n') throw new Error(`${command}: ${answer}`)
}

/** What Redis answers to one command, as it is on the wire; empty when it answers nothing. */
function ask(port: number, command: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${command}\r\n`))
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(''))
  })
}
