// A minimal HTTP client on one keep-alive connection. Node's own client uses as much of the machine as the
// server under test; this one uses a tenth, and understands only what our servers send.
import { connect, type Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'

interface Waiting {
  resolve: (status: number) => void
  reject: (error: Error) => void
}

/** In milliseconds. The server closes a connection that is idle for 5 s (src/node/http-server.ts). */
const FRESH_MS = 3_000

export class Connection {
  readonly #socket: Socket
  #waiting: Waiting | null = null
  #head = ''
  /** Bytes of the body still to come; null while reading the head. */
  #left: number | null = null
  #status = 0
  #answeredAt = performance.now()
  #closed = false

  constructor(private readonly origin: URL) {
    this.#socket = connect(Number(origin.port), origin.hostname)
    this.#socket.setNoDelay(true)
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => {
      this.#closed = true
      this.#fail(new Error('the connection was closed'))
    })
  }

  /** False once the server has closed it, or is about to: a request sent then may get no response. */
  get isFresh(): boolean {
    return !this.#closed && performance.now() - this.#answeredAt < FRESH_MS
  }

  /** Resolves to the status of the complete response. One request at a time. */
  get(path: string): Promise<number> {
    return this.#ask(
      `GET ${path} HTTP/1.1\r\nHost: ${this.origin.host}\r\nAccept-Encoding: br\r\n\r\n`,
    )
  }

  /** @param body JSON in ASCII */
  post(path: string, body: string): Promise<number> {
    const head = `POST ${path} HTTP/1.1\r\nHost: ${this.origin.host}\r\nContent-Type: application/json\r\n`
    return this.#ask(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
  }

  close(): void {
    this.#socket.removeAllListeners('close').destroy()
  }

  #ask(text: string): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the connection is closed'))
      this.#waiting = { resolve, reject }
      this.#socket.write(text, 'latin1')
    })
  }

  #take(chunk: Buffer): void {
    let body = chunk.length
    if (this.#left === null) {
      const before = this.#head.length
      this.#head += chunk.toString('latin1')
      const end = this.#head.indexOf(HEAD_END)
      if (end < 0) return
      this.#status = Number(this.#head.slice(9, 12))
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, end))
      if (!length) {
        this.#fail(new Error('a response without Content-Length'))
        return
      }
      this.#left = Number(length[1])
      body = before + chunk.length - end - HEAD_END.length
    }
    this.#left -= body
    if (this.#left > 0) return
    const waiting = this.#waiting
    this.#waiting = null
    this.#head = ''
    this.#left = null
    this.#answeredAt = performance.now()
    waiting?.resolve(this.#status)
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error)
    this.#waiting = null
  }
}
