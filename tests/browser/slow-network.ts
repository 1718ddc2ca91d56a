// A network between browser and site that takes its time: what a page sends waits, and is lost if the browser gives it
// up meanwhile.
import { createConnection, createServer, type Socket } from 'node:net'

interface SlowNetwork {
  /** The site behind it. */
  url: string
  /** From now on, what a page sends waits. */
  hold: () => void
  /** What waits, as text. */
  held: () => string
  /** Delivers what waits, and whatever is sent from now on. */
  release: () => void
  close: () => void
}

interface Waiting {
  near: Socket
  data: Buffer
  deliver: () => void
}

export async function slowNetwork(site: string): Promise<SlowNetwork> {
  const { hostname, port } = new URL(site)
  const sockets = new Set<Socket>()
  let waiting: Waiting[] | null = null
  const server = createServer((near) => {
    const far = createConnection(Number(port), hostname)
    const end = () => {
      for (const socket of [near, far]) {
        socket.destroy()
        sockets.delete(socket)
      }
    }
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    far.on('data', (data) => void near.write(data))
    near.on('data', (data) => {
      const deliver = () => void far.write(data)
      if (waiting) waiting.push({ near, data, deliver })
      else deliver()
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://${hostname}:${ownPort}`,
    hold() {
      waiting = []
    },
    held: () => (waiting ?? []).map(({ data }) => data.toString()).join(''),
    release() {
      const all = waiting ?? []
      waiting = null
      for (const { near, deliver } of all) if (!near.destroyed) deliver()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
