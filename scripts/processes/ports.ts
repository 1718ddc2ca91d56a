// Finds a free port, and detects early that a wanted one is taken.
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { otherPort, type Place, portProblem } from '../../src/node/open-port'
import { StartError } from '../../src/node/start-error'

/**
 * Retry period for a taken port, in milliseconds. When npm start was killed, its programs release their ports as
 * soon as they notice, which is at once unless they are busy.
 */
const GRACE_MS = 2_000

/** A loopback port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const port = await tryListen('127.0.0.1', 0)
  if (typeof port === 'number') return port
  throw new StartError(`No free port on 127.0.0.1 (${port.code}). Free some, or set DATABASE_URL.`)
}

/** Throws a StartError unless `host` can listen on each of the ports, keyed by their environment variables. */
export async function requireFreePorts(host: string, ports: Record<string, number>): Promise<void> {
  const taken = new Map<number, string>()
  for (const [name, port] of Object.entries(ports)) {
    const other = taken.get(port)
    if (other) {
      throw new StartError(
        `${name} must not be the same as ${other} (${port}). Choose another port, for example ${name}=${otherPort(port)}`,
      )
    }
    taken.set(port, name)
    await requireFreePort({ host, port, variable: name })
  }
}

async function requireFreePort(place: Place): Promise<void> {
  const deadline = performance.now() + GRACE_MS
  for (;;) {
    const outcome = await tryListen(place.host, place.port)
    if (typeof outcome === 'number') return
    if (outcome.code !== 'EADDRINUSE' || performance.now() > deadline) {
      throw new StartError(portProblem(outcome, place))
    }
    await sleep(100)
  }
}

function tryListen(host: string, port: number): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => {
      const address = server.address()
      const listening = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(listening))
    })
  })
}
