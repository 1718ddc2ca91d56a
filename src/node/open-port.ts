// Opens a port, and closes it without cutting anyone off.
import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { StartError } from './start-error'

/** Answers in flight get this long at shutdown before their connections are cut, in milliseconds. */
const DRAIN_MS = 4_000
/**
 * New connections may keep the port open for this long at the most, in milliseconds. On a machine that is
 * short of time a burst waits at the port for more than two seconds.
 */
const LET_IN_MS = 4_000
/** While a turn of the loop takes longer, in milliseconds, connections arrive unseen until its end. */
const SHORT_TURN_MS = 1

interface Place {
  host: string
  port: number
  /** The environment variable that names the port, for the error. */
  variable: 'PORT' | 'WORKER_PORT'
}

/** Throws a StartError with the remedy when the port cannot be had. */
export async function openPort(server: Server, place: Place): Promise<{ stop(): Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(portProblem(error, place))))
    server.listen(place.port, place.host, resolve)
  })
  return {
    stop: async () => {
      await letIn(server)
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
  }
}

/**
 * Takes the connections that wait at the port: closing it would reset them, and with them requests that
 * were already sent. Node.js takes one with each turn of its loop; two turns without one mean that none
 * is left. What arrives between the end of the second and the close is lost, so it has to be a short one.
 */
async function letIn(server: Server): Promise<void> {
  let taken = false
  const arrived = () => {
    taken = true
  }
  server.on('connection', arrived)
  const deadline = Date.now() + LET_IN_MS
  for (let quietTurns = 0; quietTurns < 2 && Date.now() < deadline; ) {
    taken = false
    const began = performance.now()
    await setImmediate()
    const short = performance.now() - began < SHORT_TURN_MS
    quietTurns = short && !taken ? quietTurns + 1 : 0
  }
  server.off('connection', arrived)
}

/** One sentence for a port that cannot be opened. */
export function portProblem(error: NodeJS.ErrnoException, { host, port, variable }: Place): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another port, for example ${variable}=${port < 65_000 ? port + 100 : 3000}`
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be opened by this user. Choose one above 1023, for example ${variable}=3000`
  }
  return `HOST: cannot listen on ${host}:${port} (${error.code ?? error.name}). Use an address of this machine, for example 127.0.0.1`
}
