// Opens a port, and closes it without cutting anyone off.
import type { Server, ServerResponse } from 'node:http'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error'

/**
 * Connections that may wait at the port until the program takes them; Node's own 511 turn a crowd of
 * visitors away for seconds. Linux makes it no more than net.core.somaxconn (4,096).
 */
const BACKLOG = 4_096
/** Answers in flight get this long after the port is closed, then their connections are cut, in milliseconds. */
const DRAIN_MS = 3_000
/**
 * New connections may keep the port open for this long at the most, in milliseconds: until a proxy has
 * asked /readyz again and sends nobody any more, and a burst that waits at the port is let in.
 */
const LET_IN_MS = 4_000
/** Without a request for this long nobody is on the way here, in milliseconds. */
const QUIET_MS = 200
/** A turn of the loop in which somebody can come unseen takes longer, in milliseconds. */
const SHORT_TURN_MS = 0.3
/** A machine that never has a short turn closes the port all the same, this long after LET_IN_MS, in milliseconds. */
const LAST_LOOK_MS = 500

export interface Place {
  host: string
  port: number
  /** The environment variable that names the port, for the error. */
  variable: string
}

/** Throws a StartError with the remedy when the port cannot be had. */
export async function openPort(server: Server, place: Place): Promise<{ stop(): Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(portProblem(error, place))))
    server.listen({ port: place.port, host: place.host, backlog: BACKLOG }, resolve)
  })
  const traffic = { last: Number.NEGATIVE_INFINITY, stopping: false }
  const seen = () => {
    traffic.last = performance.now()
  }
  const underWay = new Set<ServerResponse>()
  server.on('connection', seen)
  server.prependListener('request', (_request, response) => {
    seen()
    if (traffic.stopping) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return {
    stop: async () => {
      traffic.stopping = true
      // A client that asks again has to open a new connection, which leads to another server.
      for (const response of underWay) response.shouldKeepAlive = false
      await letIn(traffic)
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
      })
    },
  }
}

/**
 * Waits until nobody comes any more, and takes the connections that wait at the port: closing it would
 * reset them, and with them requests that were already sent. Node.js takes one with each turn of its
 * loop; two turns without one mean that none is left, if they were short. Who is seen on the way there
 * begins the wait anew: on a busy machine a loop that stood still looks like a port that nobody visits.
 */
async function letIn(traffic: { last: number }): Promise<void> {
  const deadline = performance.now() + LET_IN_MS
  const end = deadline + LAST_LOOK_MS
  for (let quiet = 0; quiet < 2 && performance.now() < end; ) {
    const began = performance.now()
    if (began < Math.min(deadline, traffic.last + QUIET_MS)) {
      quiet = 0
      await sleep(10)
      continue
    }
    await setImmediate()
    const short = performance.now() - began < SHORT_TURN_MS
    quiet = short && traffic.last < began ? quiet + 1 : 0
  }
}

/** What went wrong and the remedy, for a port that cannot be opened. */
export function portProblem(error: NodeJS.ErrnoException, place: Place): string {
  const { host, port, variable } = place
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another port, for example ${variable}=${otherPort(port)}`
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be opened by this user. Choose one above 1023, for example ${variable}=3000`
  }
  return `HOST: cannot listen on ${host}:${port} (${error.code ?? error.name}). Use an address of this machine, for example HOST=127.0.0.1`
}

/** A port to suggest instead of one that cannot be had: ports end at 65535. */
export function otherPort(port: number): number {
  return port < 65_000 ? port + 100 : 3_000
}
