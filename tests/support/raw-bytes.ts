// Sends raw bytes on a bare connection: requests that no HTTP client would send.
import { connect } from 'node:net'

export interface BytesAnswer {
  /** Everything that was received. */
  text: string
  /** Of the first response; 0 when there was none. */
  status: number
  /** Of the first response, with lowercase names. */
  headers: Record<string, string>
  /** Of all these headers: a duplicate is there twice. */
  names: string[]
  /** Everything after the headers, one character per byte. */
  body: string
  /** Who closed the connection: the server, or nobody within `timeoutMs`. */
  endedBy: 'server' | 'nobody'
}

interface Options {
  /** Local address to connect from: any 127.x.y.z. */
  from?: string
  /** How long the server may keep the connection open, in milliseconds. */
  timeoutMs?: number
}

/** Sends bytes to a server on this machine and waits until the connection ends. */
export function sendBytes(
  url: string,
  bytes: string | Buffer,
  { from, timeoutMs = 3_000 }: Options = {},
): Promise<BytesAnswer> {
  const { hostname: host, port } = new URL(url)
  return new Promise((resolve) => {
    const received: Buffer[] = []
    const local = from ? { localAddress: from } : {}
    const socket = connect({ host, port: Number(port), ...local }, () => {
      socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
    })
    let endedBy: BytesAnswer['endedBy'] = 'server'
    const timer = setTimeout(() => {
      endedBy = 'nobody'
      socket.destroy()
    }, timeoutMs)
    socket.on('data', (data) => received.push(data))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ ...parse(Buffer.concat(received).toString('latin1')), endedBy })
    })
  })
}

function parse(text: string): Omit<BytesAnswer, 'endedBy'> {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const all = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0)
  const [headers, names] = [Object.fromEntries(all), all.map(([name]) => name)]
  return { text, status, headers, names, body: text.slice(end + 4) }
}
