// One run of one program as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { StartError } from '../src/node/start-error'
import { describeEnd, type Ended, signalProcess, whenEnded } from './child-processes'

export interface Program {
  name: string
  /** Arguments for Node.js. */
  args: string[]
  env: NodeJS.ProcessEnv
  cwd: string
}

export interface ProgramProcess {
  pid: number | undefined
  /** Resolves when it serves. Rejects with a StartError if it ends first, in the program's words. */
  ready: Promise<void>
  ended: Promise<Ended>
  /** SIGTERM now, and SIGKILL to all that is left of it once `patience` aborts. */
  end(patience: AbortSignal): Promise<void>
}

/** Connecting takes seconds at most, also when a service hangs; in milliseconds. */
const READY_WITHIN_MS = 60_000

/**
 * Starts the program with a channel on which it says that it is ready, and by whose end it hears of
 * ours. In a session of its own: Ctrl-C in a terminal reaches it through us, in the right order.
 */
export function startProgram({ name, args, env, cwd }: Program): ProgramProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    detached: true,
  })
  const ended = whenEnded(child)
  const ready = whenReady(child, name)
  // Whoever waits for it hears of it; after a restart nobody does.
  ready.catch(() => undefined)
  return { pid: child.pid, ready, ended, end: (patience) => end(child, ended, patience) }
}

function whenReady(child: ChildProcess, name: string): Promise<void> {
  // Until it serves, what it says on standard error is the reason why it does not: told once, by us.
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
    // Comes after the last of what it said.
    child.once('close', (code, signal) => {
      clearTimeout(limit)
      fail(`The ${name} did not start (${describeEnd({ code, signal })}).`)
    })
  })
}

async function end(
  child: ChildProcess,
  ended: Promise<Ended>,
  patience: AbortSignal,
): Promise<void> {
  child.kill('SIGTERM')
  const { pid } = child
  const kill = () => {
    if (pid !== undefined) signalProcess(-pid, 'SIGKILL')
  }
  if (patience.aborted) kill()
  patience.addEventListener('abort', kill)
  await ended
  patience.removeEventListener('abort', kill)
}
