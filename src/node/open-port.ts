// Opens a port, and closes it without dropping clients.
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error'

/**
 * Listen backlog, in connections. Node's own 511 rejects visitors for seconds during a burst. Linux caps it
 * at net.core.somaxconn (4,096).
 */
const BACKLOG = 4_096
/**
 * How long after the start of the stop the connections of responses in flight are cut, in milliseconds: a chat's answer
 * may wait for its model, and the program needs a second after that (src/node/shutdown.ts). A busy port, which is open
 * for MAX_DRAIN_MS of it, leaves three seconds.
 */
const CUT_MS = 7_500
/**
 * Longest time that new connections may keep the port open, in milliseconds: enough for a proxy to poll
 * /readyz again and stop routing here, and for a burst waiting in the backlog to be accepted.
 */
const MAX_DRAIN_MS = 4_000
/** After this long without a request or connection the port counts as quiet, in milliseconds. */
const QUIET_MS = 200
/** An event loop turn shorter than this cannot have missed an arriving connection, in milliseconds. */
const SHORT_TURN_MS = 0.3
/** How long after MAX_DRAIN_MS the port closes even if the machine never has a short turn, in milliseconds. */
const LAST_LOOK_MS = 500

export interface Place {
  host: string
  port: number
  /** The environment variable that sets the port, for the error message. */
  variable: string
}

/** Throws a StartError with the remedy if the port cannot be opened. */
export async function openPort(server: Server, place: Place): Promise<{ stop(): Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(portProblem(error, place))))
    server.listen({ port: place.port, host: place.host, backlog: BACKLOG }, resolve)
  })
  const traffic = { last: Number.NEGATIVE_INFINITY, stopping: false }
  const seen = () => {
    traffic.last = performance.now()
  }
  // By connection: a response whose turn has not come when its client leaves never closes.
  const underWay = new Map<Socket, Set<ServerResponse>>()
  server.on('connection', (socket) => {
    seen()
    underWay.set(socket, new Set())
    socket.once('close', () => underWay.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    seen()
    if (traffic.stopping) response.shouldKeepAlive = false
    const responses = underWay.get(socket)
    responses?.add(response)
    response.once('close', () => responses?.delete(response))
  })
  return {
    stop: async () => {
      traffic.stopping = true
      const cutAt = performance.now() + CUT_MS
      // The next request of a client then needs a new connection, which leads to another server.
      for (const responses of underWay.values()) {
        for (const response of responses) response.shouldKeepAlive = false
      }
      await drainBacklog(traffic)
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), cutAt - performance.now())
        server.close(() => {
          clearTimeout(cut)
          resolve()
        })
      })
    },
  }
}

/**
 * Waits until no more clients arrive, and accepts the connections in the backlog: closing the port would
 * reset them, and with them requests that were already sent. Node.js accepts one connection per turn of the
 * event loop, so two short turns without one mean that none is left. An arrival in between restarts the
 * wait: on a busy machine, a stalled loop looks like a port without visitors.
 */
async function drainBacklog(traffic: { last: number }): Promise<void> {
  const deadline = performance.now() + MAX_DRAIN_MS
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

/** The message for a port that cannot be opened: what went wrong and the remedy. */
export function portProblem(error: NodeJS.ErrnoException, place: Place): string {
  const { host, port, variable } = place
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another port, for example ${variable}=${otherPort(port)}`
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be opened by this user. Choose one above 1023, for example ${variable}=${variable === 'PORT' ? 3_000 : 3_001}`
  }
  return `HOST: cannot listen on ${host}:${port} (${error.code ?? error.name}). Use an address of this machine, for example HOST=127.0.0.1`
}

/** A port to suggest instead of an unavailable one; ports end at 65535. */
export function otherPort(port: number): number {
  return port < 65_000 ? port + 100 : 3_000
}
