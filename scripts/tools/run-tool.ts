// Runs a development tool and collects its output.
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve as pathOf } from 'node:path'
import { ROOT } from '../build/paths'

export interface ToolRun {
  code: number | null
  output: string
}

const running = new Set<ChildProcess>()
let isStopping = false

/** Runs `node_modules/.bin/<tool>`, or the program at an absolute path, in the root of the repository. */
export function runTool(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
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
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code, output })
    })
  })
}

/** Forwards stop signals to the running tools, and starts no others; each tool ends its own children. */
export function passOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isStopping = true
      for (const child of running) child.kill(signal)
      process.exitCode = 1
      // A tool that ignores the signal must not keep us alive.
      setTimeout(() => process.exit(1), 5_000).unref()
    })
  }
}
