// A process started by a test: its output, its exit, and the signals a test may send it.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { watchOver } from '../../scripts/processes/watch-over'
import { atEnd } from './clean-up'

export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface TestProcess {
  readonly child: ChildProcess
  readonly pid: number
  /** Resolves when the process has ended and its output is complete. */
  readonly exit: Promise<Exit>
  stdout(): string
  stderr(): string
  /** Both streams together. */
  output(): string
  /** Sends SIGKILL, or another signal, and waits for the exit. */
  kill(signal?: NodeJS.Signals): Promise<Exit>
  /** Suspends it, as if its machine hung. */
  freeze(): void
  thaw(): void
}

/** Starts a process; if it is still running at the end of the test file, it is killed. */
export function startProcess(file: string, args: string[], options: SpawnOptions): TestProcess {
  const child = spawn(file, args, options)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  // An aborted test run, even by kill -9, must not leave its processes behind.
  const standDown = child.pid ? watchOver(child.pid, 'kill -KILL "$1" 2>/dev/null') : undefined
  const exit = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  }).finally(standDown)
  exit.catch(() => undefined)
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal)
    return exit
  }
  atEnd(() => kill().catch(() => undefined))
  return {
    child,
    pid: child.pid ?? 0,
    exit,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    output: () => output.stdout + output.stderr,
    kill,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  }
}
