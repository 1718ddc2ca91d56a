// A shell that briefly outlives us: when we die without warning, it ends a process that we started.
import { spawn } from 'node:child_process'

/**
 * Watches over the process `pid` for as long as we live. Call the returned function once it has ended.
 * @param onDeath shell commands to run when we have died, with the process as `$1`
 */
export function watchOver(pid: number, onDeath: string): () => void {
  // A line on stdin means that the process has ended; EOF without one means that we have died.
  const script = `read -r word && exit 0\n${onDeath}`
  const watchdog = spawn('/bin/sh', ['-c', script, 'watchdog', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Everything works without the watchdog; only, after kill -9, the process would be left running.
  watchdog.on('error', () => undefined)
  watchdog.stdin.on('error', () => undefined)
  watchdog.unref()
  return () => {
    watchdog.stdin.end('ended\n')
  }
}
