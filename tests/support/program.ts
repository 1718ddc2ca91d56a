// The built programs, started as in production, each with its own port and folder.
import { join } from 'node:path'
import { freePort } from '../../scripts/processes/ports'
import { programArgs } from '../../scripts/processes/program-args'
import { type Exit, startProcess, type TestProcess } from './child-process'
import { atEnd } from './clean-up'
import { tempDir } from './temp-dir'

const START_MS = 20_000
/** In milliseconds: a program that takes longer to stop may be killed (docs/operations/rolling-restart.md). */
const STOP_MS = 10_000

export type ProgramName = 'server' | 'worker'
export type ProgramEnv = Record<string, string | undefined>

export interface Program extends TestProcess {
  /** The origin it serves: the site, or the worker's health pages. */
  readonly url: string
  /** Rejects with the program's output if it ends before it is ready. */
  readonly ready: Promise<void>
  /** Sends SIGTERM. Resolves to exit code 0; throws on any other, or if it takes more than ten seconds. */
  stop(): Promise<0>
}

/** Starts a program and waits until it is ready. Throws with its output if it never is. */
export async function startProgram(name: ProgramName, env: ProgramEnv): Promise<Program> {
  const program = await spawnProgram(name, env)
  await program.ready
  return program
}

/** Runs a program that must fail to start until it exits. */
export async function runToFailure(
  name: ProgramName,
  env: ProgramEnv,
): Promise<Exit & { stdout: string; stderr: string }> {
  const program = await spawnProgram(name, env)
  const started = await program.ready.then(
    () => true,
    () => false,
  )
  if (started) throw new Error(`${name} started, though it must not\n${program.output()}`)
  const exit = await program.exit
  return { ...exit, stdout: program.stdout(), stderr: program.stderr() }
}

/**
 * Starts a program without waiting: for starts that must fail. Of our own environment it gets only PATH, so that
 * a developer's settings affect no test.
 */
export async function spawnProgram(name: ProgramName, env: ProgramEnv): Promise<Program> {
  const variable = name === 'server' ? 'PORT' : 'WORKER_PORT'
  const port = env[variable] ?? String(await freePort())
  const cwd = tempDir(name)
  const all: ProgramEnv = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: join(cwd, 'data'),
    ...env,
    [variable]: port,
  }
  // After the end of the process, which is registered later and so runs first.
  atEnd(() => failOnWarning(name, started))
  const started = startProcess(process.execPath, programArgs(name), {
    cwd,
    env: all,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ready = whenReady(name, started)
  ready.catch(() => undefined)
  return {
    ...started,
    url: `http://127.0.0.1:${port}`,
    ready,
    stop: () => stopped(name, started),
  }
}

/** A warning of Node.js is nearly always a mistake of ours, printed as it is or logged (src/node/program-log.ts). */
function failOnWarning(name: string, { output }: TestProcess): void {
  const warning = /^(?:\(node:\d+\)|\{.*"warning":").*Warning.*$/m.exec(output())
  if (warning) throw new Error(`${name} made Node.js warn: ${warning[0]}`)
}

function whenReady(name: string, { child, exit, output }: TestProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${name} ${why}\n${output()}`))
    const timer = setTimeout(() => fail(`is not ready after ${START_MS} ms`), START_MS)
    child.on('message', (message: { type?: unknown }) => {
      if (message.type === 'ready') resolve()
    })
    exit.then(({ code }) => fail(`ended with code ${code} before it was ready`), reject)
    void Promise.race([exit, new Promise((done) => child.once('message', done))])
      .catch(() => undefined)
      .finally(() => clearTimeout(timer))
  })
}

async function stopped(name: string, started: TestProcess): Promise<0> {
  const timer = setTimeout(() => started.child.kill('SIGKILL'), STOP_MS)
  const { code, signal }: Exit = await started.kill('SIGTERM')
  clearTimeout(timer)
  if (code === 0) return 0
  const how = signal === 'SIGKILL' ? `was still running after ${STOP_MS} ms` : `ended with ${code}`
  throw new Error(`${name} ${how}\n${started.output()}`)
}
