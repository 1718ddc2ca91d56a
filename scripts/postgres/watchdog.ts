// A shell that briefly outlives us: when we die without warning, it stops PostgreSQL.
import { spawn } from 'node:child_process'

// A line on stdin means an orderly end; EOF without one means that we have died. First comes a smart shutdown,
// which lets the programs finish (they end for the same reason), then a fast one.
const SCRIPT = `
  read -r word && exit 0
  kill -TERM "$1" 2>/dev/null
  for second in 1 2 3 4 5; do kill -0 "$1" 2>/dev/null || exit 0; sleep 1; done
  kill -INT "$1" 2>/dev/null
`

/** Watches over the postmaster `pid` for as long as we live. Call the returned function once it has ended. */
export function watchOver(pid: number): () => void {
  const watchdog = spawn('/bin/sh', ['-c', SCRIPT, 'postgres-watchdog', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Everything works without the watchdog; only, after kill -9, PostgreSQL would be left to the next start.
  watchdog.on('error', () => undefined)
  watchdog.stdin.on('error', () => undefined)
  watchdog.unref()
  return () => {
    watchdog.stdin.end('stopped\n')
  }
}
