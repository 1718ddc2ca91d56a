// Runs a development tool and collects its output.
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve as pathOf } from 'node:path'
import { STOP_SIGNALS } from '../../src/node/shutdown'
import { ROOT } from './paths'

export interface ToolRun {
  code: number | null
  output: string
}

/** In milliseconds. No tool takes this long, not even on a slow machine: one that does hangs, and is ended. */
const LIMIT_MS = 15 * 60_000
/** How long a tool may take to end its own children, in milliseconds. */
const END_MS = 10_000

const running = new Set<ChildProcess>()
let isStopping = false

/**
 * Runs `node_modules/.bin/<tool>`, or the program at an absolute path, in the root of the repository. One that has not
 * ended after `limitMs` milliseconds is stopped, and its output says so.
 */
export function runTool(
  tool: string,
  args: string[],
  { env = {}, limitMs = LIMIT_MS }: { env?: Record<string, string>; limitMs?: number } = {},
): Promise<ToolRun> {
  if (isStopping) return Promise.reject(new Error(`${tool} not run: stopping`))
  return new Promise((resolve, reject) => {
    const child = spawn(pathOf(ROOT, 'node_modules/.bin', tool), args, {
      cwd: ROOT,
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const keep = (text: string) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.once('error', (error) => reject(new Error(`${tool} cannot be run: ${error.message}`)))
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      keep(`\n${tool} has not ended after ${Math.round(limitMs / 60_000)} minutes: stopping it\n`)
      end(child)
    }, limitMs).unref()
    child.once('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      // One that ends as it should when it is stopped has not done its work.
      resolve({ code: isLate ? null : code, output })
    })
  })
}

function end(child: ChildProcess): void {
  // What it started may still have its pipes, which then never end.
  const closePipes = () => {
    child.stdout?.destroy()
    child.stderr?.destroy()
  }
  if (child.exitCode !== null || child.signalCode !== null) {
    closePipes()
    return
  }
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), END_MS)
  child.once('exit', () => {
    clearTimeout(force)
    closePipes()
  })
}

/** Forwards stop signals to the running tools, and starts no others; each tool ends its own children. */
export function passOnSignals(): void {
  for (const signal of STOP_SIGNALS) {
    process.once(signal, () => {
      isStopping = true
      for (const child of running) child.kill(signal)
      process.exitCode = 1
      // A tool that ignores the signal must not keep us alive.
      setTimeout(() => process.exit(1), 5_000).unref()
    })
  }
}
