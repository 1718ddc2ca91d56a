// Starts the postmaster on a free port and supervises it until it has ended.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { succeedsWithin } from '../../src/node/deadline'
import { StartError } from '../../src/node/start-error'
import { describeEnd, whenEnded } from '../processes/child-processes'
import { freePort } from '../processes/ports'
import { watchOver } from '../processes/watch-over'
import { asAccount } from './account'
import { readSecret } from './cluster'
import { type ClusterSetup, OWNER } from './create-cluster'
import { attempt, type DataHome } from './data-home'

const DATABASE = 'website'
/** Another program may grab a free port before PostgreSQL does; then the next one is tried. */
const PORT_ATTEMPTS = 5
/** In milliseconds. What remains of a killed PostgreSQL releases its shared memory within moments. */
const REMAINS_MS = 10_000
// First a smart shutdown, which lets the programs finish (they end because we died, too), then a fast one.
const STOP_FROM_OUTSIDE = `
  kill -TERM "$1" 2>/dev/null
  for second in 1 2 3 4 5; do kill -0 "$1" 2>/dev/null || exit 0; sleep 1; done
  kill -INT "$1" 2>/dev/null
`

interface Launched {
  url: string
  pid: number
  ended: Promise<string>
  /** Stops it within about `withinMs` milliseconds, by force if need be. */
  stop(withinMs: number): Promise<void>
}

/** Starts PostgreSQL on `port` or any free one. Throws a StartError with the cause from its log. */
export async function launch(setup: ClusterSetup, port?: number): Promise<Launched> {
  const deadline = performance.now() + REMAINS_MS
  for (let attempts = 1; ; ) {
    const outcome = await tryLaunch(setup, port ?? (await freePort()))
    if ('url' in outcome) return outcome
    setup.signal?.throwIfAborted()
    const portTaken = /could not bind|Address already in use/.test(outcome.log)
    const remains = /shared memory block|lock file .* already exists/.test(outcome.log)
    if (portTaken && !port && attempts++ < PORT_ATTEMPTS) continue
    if (remains && performance.now() < deadline) {
      await sleep(200)
      continue
    }
    const cause = /(?:FATAL|PANIC): +(.+)/.exec(outcome.log)?.[1] ?? outcome.end
    const remedy = portTaken
      ? 'Stop the program that took its port.'
      : `Its log is ${setup.home.log}.`
    throw new StartError(`The embedded PostgreSQL did not start (${cause}). ${remedy}`)
  }
}

async function tryLaunch(
  setup: ClusterSetup,
  port: number,
): Promise<Launched | { log: string; end: string }> {
  const { home } = setup
  const server = `postgres://${OWNER}:${readSecret(home)}@127.0.0.1:${port}`
  const child = spawnPostmaster(setup, port)
  const { pid } = child
  const ended = whenEnded(child).then(describeEnd)
  if (pid === undefined) return { log: '', end: await ended }
  const standDown = watchOver(pid, STOP_FROM_OUTSIDE)
  const gone = new AbortController()
  void ended.then(() => {
    standDown()
    gone.abort()
  })
  const giveUp = () => child.kill('SIGINT')
  setup.signal?.addEventListener('abort', giveUp)
  try {
    // Loaded while PostgreSQL starts: both take about as long.
    const { connectFirst } = await import('./connect-first')
    await connectFirst(server, DATABASE, gone.signal)
    setup.signal?.throwIfAborted()
    const url = `${server}/${DATABASE}`
    return { url, pid, ended, stop: (withinMs) => stop(child, ended, withinMs) }
  } catch (error) {
    const died = gone.signal.aborted
    await stop(child, ended, REMAINS_MS)
    if (!died) throw error
    return { log: readFileSync(home.log, 'utf8'), end: await ended }
  } finally {
    setup.signal?.removeEventListener('abort', giveUp)
  }
}

// In its own session: Ctrl-C in a terminal must not end it before the programs that use it.
function spawnPostmaster({ home, binaries, account }: ClusterSetup, port: number): ChildProcess {
  const { file, args, ids } = asAccount(account, binaries.postgres, settings(home, port))
  const log = attempt(home, () => {
    if (existsSync(home.log)) renameSync(home.log, `${home.log}.1`)
    return openSync(home.log, 'w', 0o600)
  })
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }
  const child = spawn(file, args, {
    ...ids,
    cwd: '/',
    env,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

// Durability stays at PostgreSQL's safe defaults. 64 MB of shared buffers hold this site's tables many times
// over; 200 connections are enough for two programs and a whole test run. Errors are logged without the
// statement and the row: both contain what visitors typed.
const settings = (home: DataHome, port: number) =>
  ['-D', home.cluster, '-p', String(port)].concat(
    [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'shared_buffers=64MB',
      'log_checkpoints=off',
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
      'timezone=UTC',
      'log_timezone=UTC',
    ].flatMap((setting) => ['-c', setting]),
  )

async function stop(child: ChildProcess, ended: Promise<unknown>, withinMs: number): Promise<void> {
  // Fast shutdown, then immediate (safe: the next start replays the WAL), then SIGKILL.
  const steps = [
    ['SIGINT', 0.7],
    ['SIGQUIT', 0.2],
    ['SIGKILL', 0.1],
  ] as const
  for (const [signal, share] of steps) {
    child.kill(signal)
    if (await succeedsWithin(withinMs * share, ended)) return
  }
}
