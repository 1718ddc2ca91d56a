// One run of one program, in its own process.
import { type ChildProcess, spawn } from 'node:child_process'
import { StartError } from '../../src/node/start-error'
import { describeEnd, type Ended, signalProcess, whenEnded } from './child-processes'

export interface ProgramCommand {
  name: string
  /** Arguments for Node.js. */
  args: string[]
  env: NodeJS.ProcessEnv
  cwd: string
}

export interface ProgramProcess {
  pid: number | undefined
  /** Resolves when it serves. Rejects with a StartError, quoting the program's stderr, if it ends first. */
  ready: Promise<void>
  ended: Promise<Ended>
  /** Sends SIGTERM now, and SIGKILL to its whole process group once `force` aborts. */
  end(force: AbortSignal): Promise<void>
}

/** Startup timeout, in milliseconds: connecting takes seconds at most, even when a service hangs. */
const READY_WITHIN_MS = 60_000

/**
 * Starts the program with an IPC channel: the program reports ready on it, and learns from its closing that we
 * have ended. The program runs in its own session, so Ctrl-C in a terminal reaches it through us, in the right order.
 */
export function launchProgram({ name, args, env, cwd }: ProgramCommand): ProgramProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    detached: true,
  })
  const ended = whenEnded(child)
  const ready = whenReady(child, name)
  // Callers that await it still see the rejection; after a restart there are none.
  ready.catch(() => undefined)
  return { pid: child.pid, ready, ended, end: (force) => end(child, ended, force) }
}

function whenReady(child: ChildProcess, name: string): Promise<void> {
  // Until the program serves, its stderr explains why it does not: collected here and reported once, by us.
  let reason = ''
  const keep = (text: string) => {
    reason += text
  }
  child.stderr?.setEncoding('utf8').on('data', keep)
  return new Promise((resolve, reject) => {
    const fail = (text: string) => reject(new StartError(reason.trim() || text))
    const seconds = READY_WITHIN_MS / 1_000
    const late = () => fail(`The ${name} did not get ready within ${seconds} s.`)
    const limit = setTimeout(late, READY_WITHIN_MS)
    child.on('message', (message) => {
      if ((message as { type?: unknown }).type !== 'ready') return
      clearTimeout(limit)
      child.stderr?.off('data', keep).pipe(process.stderr, { end: false })
      resolve()
    })
    child.once('error', (error) => fail(`The ${name} could not be started (${error.message}).`))
    // 'close' comes after the last of its output.
    child.once('close', (code, signal) => {
      clearTimeout(limit)
      fail(`The ${name} did not start (${describeEnd({ code, signal })}).`)
    })
  })
}

async function end(child: ChildProcess, ended: Promise<Ended>, force: AbortSignal): Promise<void> {
  child.kill('SIGTERM')
  const { pid } = child
  const kill = () => {
    if (pid !== undefined) signalProcess(-pid, 'SIGKILL')
  }
  if (force.aborted) kill()
  force.addEventListener('abort', kill)
  await ended
  force.removeEventListener('abort', kill)
}
