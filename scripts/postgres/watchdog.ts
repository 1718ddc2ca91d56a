// A shell that outlives us by a moment: when we die without a word, it stops PostgreSQL.
import { spawn } from 'node:child_process'

// A line means that all is well; the end of input without one means that we are gone. First the
// smart shutdown, which lets the programs finish that end for the same reason, then the fast one.
const SCRIPT = `
  read -r word && exit 0
  kill -TERM "$1" 2>/dev/null
  for second in 1 2 3 4 5; do kill -0 "$1" 2>/dev/null || exit 0; sleep 1; done
  kill -INT "$1" 2>/dev/null
`

/** Watches over the postmaster `pid` for as long as we live. Call the answer once it has ended. */
export function watchOver(pid: number): () => void {
  const watchdog = spawn('/bin/sh', ['-c', SCRIPT, 'postgres-watchdog', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without it all still works; only a kill -9 would then leave PostgreSQL to the next start.
  watchdog.on('error', () => undefined)
  watchdog.stdin.on('error', () => undefined)
  watchdog.unref()
  return () => {
    watchdog.stdin.end('stopped\n')
  }
}
