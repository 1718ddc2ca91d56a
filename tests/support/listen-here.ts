// An HTTP server of a test, on a free port of this machine.
import { createServer, type RequestListener } from 'node:http'

export interface ListeningHere {
  url: string
  close(): void
}

export async function listenHere(answer: RequestListener): Promise<ListeningHere> {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
