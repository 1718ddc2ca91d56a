// Listens on a port that was free a moment ago, or that a process which was just killed is giving up.
import type { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Retry period for a port that another process has for a moment, in milliseconds. */
const GRACE_MS = 5_000

/** Rejects with the error of `listen` once the port has been taken for five seconds. */
export async function listenOn(server: Server, port: number): Promise<void> {
  const deadline = performance.now() + GRACE_MS
  for (;;) {
    const error = await attempt(server, port)
    if (!error) return
    if (error.code !== 'EADDRINUSE' || performance.now() > deadline) throw error
    await sleep(100)
  }
}

function attempt(server: Server, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', resolve)
      resolve(null)
    })
  })
}
