// A TCP proxy between a program and a service, which a test can cut or freeze.
import { createConnection, createServer, type Socket } from 'node:net'
import { atEnd } from './clean-up'

export interface TestProxy {
  readonly port: number
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>
  /** Keeps every connection, accepts new ones, and forwards nothing. */
  freeze(): void
  /**
   * Acts like a machine that loses power: existing connections go silent without being closed, and new ones reach
   * whatever machine has its address now.
   */
  vanish(): void
  /** Ends each new connection in the moment in which PostgreSQL has accepted it, until `mend`. */
  endAccepted(): void
  /** Directs new connections to the service at that port. */
  route(port: number): void
  /** Forwards everything again, also after `cut`. */
  mend(): Promise<void>
}

const READY = Buffer.from('Z\0\0\0\x05I', 'latin1')
const ENDED_TEXT =
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'
const ENDED = Buffer.from(
  `E\0\0\0${String.fromCharCode(ENDED_TEXT.length + 4)}${ENDED_TEXT}`,
  'latin1',
)

/** Forwards connections to `url`'s host and port; `through` is that URL with the proxy's port. */
export async function startProxy(url: string): Promise<TestProxy & { through: string }> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let frozen = false
  let endsAccepted = false
  let to = Number(target.port)
  const server = createServer((near) => {
    const far = createConnection(to, target.hostname)
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => {
        if (endsAccepted && from === far && data.subarray(-READY.length).equals(READY)) {
          other.end(Buffer.concat([data, ENDED]))
        } else other.write(data)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        other.destroy()
      })
      if (frozen) from.pause()
    }
  })
  const listen = (port: number) =>
    new Promise<void>((done) => void server.listen(port, '127.0.0.1', done))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const cut = async () => {
    const closed = new Promise<void>((done) => void server.close(() => done()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  atEnd(cut)
  return {
    port,
    through: Object.assign(new URL(url), { port: String(port) }).href,
    cut,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    endAccepted() {
      endsAccepted = true
    },
    route(other) {
      to = other
    },
    vanish() {
      for (const socket of sockets) socket.removeAllListeners('data').pause()
    },
    async mend() {
      frozen = false
      endsAccepted = false
      for (const socket of sockets) socket.resume()
      if (!server.listening) await listen(port)
    },
  }
}
