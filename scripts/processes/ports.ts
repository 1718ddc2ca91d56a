// Finds a free port, and detects early that a wanted one is taken.
import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { otherPort, type Place, portProblem } from '../../src/node/open-port'
import { StartError } from '../../src/node/start-error'

/**
 * Retry period for a taken port, in milliseconds. When npm start was killed, its programs release their ports as
 * soon as they notice, which is at once unless they are busy.
 */
const GRACE_MS = 2_000

/**
 * Free ports are taken from these. Linux gives those from 32,768 on, unless told otherwise, to outgoing connections and to
 * whoever asks for any port; below 10,100 are some that browsers refuse (https://fetch.spec.whatwg.org/#port-blocking).
 */
const [FIRST, LAST] = [10_100, 32_767]
const ATTEMPTS = 100

/**
 * A loopback port that nothing listens on, and that no other caller gets while this process runs: a test starts a
 * program on it a second later, and perhaps again after having killed it.
 */
export async function freePort(): Promise<number> {
  let code: string | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(FIRST, LAST + 1)
    // Reserved first: the owner of one that is taken may be about to listen.
    if (!(await reserve(port))) continue
    const error = await tryListen('127.0.0.1', port)
    if (!error) return port
    code = error.code
  }
  throw new StartError(`No free port on 127.0.0.1 (${code}). Free some, or set DATABASE_URL.`)
}

/**
 * Resolves to whether the port was not reserved yet. A UDP socket of the same number marks it: it leaves the TCP port
 * to the program, every process sees it, and it disappears with ours, however that ends.
 */
function reserve(port: number): Promise<boolean> {
  const mark = createSocket('udp4')
  return new Promise((resolve) => {
    mark.once('error', ({ code }: NodeJS.ErrnoException) => {
      mark.close()
      // Where there is no UDP, nothing is reserved.
      resolve(code !== 'EADDRINUSE')
    })
    mark.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true))
    mark.unref()
  })
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
    const error = await tryListen(place.host, place.port)
    if (!error) return
    if (error.code !== 'EADDRINUSE' || performance.now() > deadline) {
      throw new StartError(portProblem(error, place))
    }
    await sleep(100)
  }
}

/** Resolves to the error, or to null if it is possible. */
function tryListen(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
