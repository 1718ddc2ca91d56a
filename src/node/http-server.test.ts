import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { sendBytes } from '../../tests/support/raw-bytes'
import { createHttpServer, type HttpLimits, httpLimits, limitsBehindProxies } from './http-server'

// The production limits, scaled down to keep the tests fast.
const quick: HttpLimits = {
  headersTimeout: 200,
  requestTimeout: 400,
  keepAliveTimeout: 200,
  connectionsCheckingInterval: 20,
  silence: 300,
  maxConnections: 50,
}
const headers = { 'X-Own': 'on every answer' }
const BIG = Buffer.alloc(8_000_000, 'x')

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function serve(handler: RequestListener = answer, limits = quick): Promise<string> {
  return (await open(handler, limits)).url
}

async function open(handler: RequestListener = answer, limits = quick) {
  const server = createHttpServer(handler, { headers, limits })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/big') response.end(BIG)
  else buffer(request).then((body) => response.end(`${request.url} ${body.length}`), Object)
}

interface Held {
  socket: Socket
  received: () => string
  /** How long the server kept the connection open, in milliseconds. */
  closed: Promise<number>
}

/** A connection that stays open until the server ends it. */
function hold(url: string, act: (socket: Socket) => void = () => undefined): Held {
  const { hostname, port } = new URL(url)
  const start = performance.now()
  let text = ''
  const socket = connect(Number(port), hostname, () => act(socket))
  ends.push(() => socket.destroy())
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  const closed = new Promise<number>((resolve) =>
    socket.on('close', () => resolve(performance.now() - start)),
  )
  return { socket, received: () => text, closed }
}

/** Writes a byte every 30 ms until the connection closes. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 30)
  socket.on('close', () => clearInterval(timer))
}

const slow: Record<string, (socket: Socket) => void> = {
  'that says nothing': () => undefined,
  'whose headers never end': (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    drip(socket, 'x')
  },
  'whose body never ends': (socket) => {
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n')
    drip(socket, 'x')
  },
  'whose chunks never end': (socket) => {
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
    drip(socket, '1\r\nx\r\n')
  },
}

for (const [name, act] of Object.entries(slow)) {
  test(`a connection ${name} is closed in time with a 408 and the site’s headers`, async () => {
    const { closed, received } = hold(await serve(), act)
    expect(await closed).toBeLessThan(1_500)
    expect(received()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nX-Own: on every answer\r\n/)
  })
}

test('a request that was rejected for its time is not handled when its rest arrives', async () => {
  const handled: number[] = []
  const handler: RequestListener = (request) => {
    buffer(request).then((body) => handled.push(body.length), Object)
  }
  const url = await serve(handler, { ...quick, silence: 5_000 })
  const { closed, received } = hold(url, (socket) => {
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n1')
    socket.once('data', () => socket.write('2'))
  })
  await closed
  expect(received()).toMatch(/^HTTP\/1\.1 408 /)
  expect(handled).toEqual([])
})

test('in production a slow client is cut off within eleven seconds, but not a chat answer that takes twenty', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, silence } = httpLimits
  const longest = Math.max(headersTimeout, requestTimeout, keepAliveTimeout)
  expect(longest + httpLimits.connectionsCheckingInterval).toBeLessThanOrEqual(11_000)
  expect(silence).toBeGreaterThan(20_000)
  expect(silence).toBeLessThanOrEqual(30_000)
})

test('an idle connection from a proxy is kept for longer than any common load balancer keeps it', () => {
  const { keepAliveTimeout, ...others } = limitsBehindProxies
  expect(keepAliveTimeout).toBeGreaterThan(600_000)
  expect(httpLimits).toMatchObject(others)
})

test('an idle connection stays open for as long as is said, whatever the other limits', async () => {
  const limits = { ...quick, keepAliveTimeout: 5_000 }
  const ask = 'GET /again HTTP/1.1\r\nHost: x\r\n\r\n'
  const { closed, received } = hold(await serve(answer, limits), (socket) => {
    socket.write(ask)
    // Longer than each of the others.
    setTimeout(() => socket.write(ask.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')), 800)
  })
  expect(await closed).toBeGreaterThan(800)
  expect(received().match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
  expect(received()).toContain('Keep-Alive: timeout=5\r\n')
})

test('a client that reads nothing is disconnected, a slow reader is not', async () => {
  const { url, server } = await open()
  const ask = 'GET /big HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  hold(url, (socket) => socket.pause().write(ask))
  const deafIsGone = new Promise<number>((resolve) => {
    const start = performance.now()
    // Observed on the server: a client that does not read does not notice the close either.
    server.once('connection', (socket) =>
      socket.once('close', () => resolve(performance.now() - start)),
    )
  })
  expect(await deafIsGone).toBeLessThan(1_500)
  // A busy machine may hold up one read for a while, but not for this long.
  const silence = 1_000
  const slowly = hold(await serve(answer, { ...quick, silence }), (socket) => {
    socket.write(ask)
    socket.on('data', () => {
      socket.pause()
      setTimeout(() => socket.resume(), 12)
    })
  })
  expect(await slowly.closed).toBeGreaterThan(silence)
  expect(slowly.received()).toHaveLength(BIG.length + slowly.received().indexOf('\r\n\r\n') + 4)
})

test('an idle connection is closed after its last response', async () => {
  const { closed, received } = hold(await serve(), (socket) =>
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
  )
  // Node.js adds a second to the timeout that it announces, so that clients can rely on that.
  expect(await closed).toBeLessThan(2_500)
  expect(received()).toContain('200 OK')
})

test('a connection over the limit is closed, and earlier ones are served', async () => {
  const patient = { ...quick, headersTimeout: 5_000, requestTimeout: 5_000 }
  const { url, server } = await open(answer, { ...patient, maxConnections: 20 })
  let taken = 0
  const all = new Promise<void>((done) => server.on('connection', () => ++taken === 20 && done()))
  const before = Array.from({ length: 20 }, () => hold(url))
  await all
  const over = hold(url)
  expect(await over.closed).toBeLessThan(patient.headersTimeout)
  expect(over.received()).toBe('')
  before[0]?.socket.write('GET /first HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await before[0]?.closed
  expect(before[0]?.received()).toContain('/first 0')
})

test('pipelined requests are answered in order', async () => {
  const url = await serve((request, response) => {
    setTimeout(() => response.end(`[${request.url}]`), request.url === '/0' ? 50 : 0)
  })
  const asks = Array.from({ length: 32 }, (_, i) => `GET /${i} HTTP/1.1\r\nHost: x\r\n\r\n`)
  const last = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const { text } = await sendBytes(url, asks.join('') + last)
  const order = [...text.matchAll(/\[\/(\w+)\]/g)].map(([, name]) => name)
  expect(order).toEqual([...Array.from({ length: 32 }, (_, i) => String(i)), 'last'])
})

test('a pipelined request is handled after the response to the one before', async () => {
  let handled = 0
  const url = await serve((_request, response) => {
    handled += 1
    if (handled === 1) setTimeout(() => response.end(`after ${handled}`), 100)
    else response.end()
  })
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\n'
  const { text } = await sendBytes(url, `${ask}\r\n${ask}Connection: close\r\n\r\n`)
  expect(text).toContain('after 1')
  expect(handled).toBe(2)
})

test('a CONNECT after a request does not replace its response', async () => {
  const url = await serve((request, response) => {
    setTimeout(() => response.end(`[${request.url}]`), 100)
  })
  const ask = 'GET /1 HTTP/1.1\r\nHost: x\r\n\r\n'
  const { text } = await sendBytes(url, `${ask}CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n`)
  expect(text).not.toContain('405')
})

test('a connection on which dozens of requests with an unknown expectation wait is cut', async () => {
  const url = await serve((_request, response) => void response.write('begun'), {
    ...quick,
    silence: 5_000,
  })
  const { closed } = hold(url, (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n'.repeat(33))
  })
  expect(await closed).toBeLessThan(4_000)
})

test('garbage after a request closes the connection without corrupting the response', async () => {
  const url = await serve((_request, response) => {
    response.write('begun ')
    setTimeout(() => response.end('ended'), 100)
  })
  const asked = 'GET / HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n'
  const { text, endedBy } = await sendBytes(url, asked)
  expect(endedBy).toBe('server')
  expect(text.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(1)
  expect(text).not.toContain('400')
})

test('garbage after a complete request does not replace its response', async () => {
  const url = await serve((request, response) => {
    request.resume()
    setTimeout(() => response.writeHead(202).end('accepted'), 100)
  })
  const asked = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'
  for (const garbage of ['nonsense\r\n\r\n', 'BREW / HTTP/1.1\r\n\r\n']) {
    const { text, endedBy } = await sendBytes(url, asked + garbage)
    expect(text).toMatch(/^HTTP\/1\.1 202 [\s\S]*Connection: close[\s\S]*accepted/)
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(endedBy).toBe('server')
  }
})

test('garbage that follows an answered request is not taken for another method of its address', async () => {
  const url = await serve((_request, response) => response.end())
  const asked = 'GET / HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n'
  const { text, endedBy } = await sendBytes(url, asked)
  const [first, ...others] = text.match(/HTTP\/1\.1 \d+/g) ?? []
  expect([first, endedBy]).toEqual(['HTTP/1.1 200', 'server'])
  // From Node.js 24, no response counts as sent before all that came with its request is read: it then is the last.
  expect(others.filter((each) => each !== 'HTTP/1.1 400')).toEqual([])
})

test('garbage after two requests does not become the response to the first', async () => {
  const url = await serve((request, response) => {
    setTimeout(() => response.end(`[${request.url}]`), 100)
  })
  const asks = ['/1', '/2'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  const { text } = await sendBytes(url, `${asks.join('')}nonsense\r\n\r\n`)
  expect(text).not.toContain('400')
})

test('a client that is still sending when it is rejected receives the whole response', async () => {
  const { hostname, port } = new URL(await serve())
  let text = ''
  await new Promise<void>((closed) => {
    const socket = connect(Number(port), hostname)
    socket.on('data', (data) => {
      text += data
    })
    // The reset of a connection is what is tested: it would also discard what has arrived already.
    socket.pause()
    socket.write(`GET /${'x'.repeat(20_000)}`)
    const more = setInterval(() => socket.write('x'.repeat(20_000)), 10)
    setTimeout(() => {
      clearInterval(more)
      socket.resume()
    }, 150)
    socket.on('error', () => undefined)
    socket.on('close', () => closed())
  })
  expect(text).toMatch(/^HTTP\/1\.1 431 [\s\S]*\}$/)
})

test('a client that never stops sending after it was rejected is cut off', async () => {
  const { hostname, port } = new URL(await serve())
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  ends.push(() => socket.destroy())
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve))
  socket.resume().write('nonsense\r\n\r\n')
  drip(socket, 'x')
  expect(await Promise.race([closed.then(() => 'cut off'), sleep(4_000, 'still there')])).toBe(
    'cut off',
  )
})

test('a connection that is lost while its CONNECT is rejected does not end the program', async () => {
  const { url, server } = await open()
  const lost = new Promise<void>((done) => {
    server.once('connection', (socket) => {
      socket.once('close', () => done())
      // Vitest fails a run that has an uncaught error.
      server.once('connect', () => socket.destroy(new Error('reset by the client')))
    })
  })
  hold(url, (socket) => socket.write('CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n'))
  await lost
})

const rejected: [name: string, bytes: string, status: number][] = [
  ['an unheard-of method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ['CONNECT', 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ['no HTTP at all', '\x16\x03\x01\x00\xa5\x01\x00\x00', 400],
  ['a method and nothing else', 'BREW\r\n\r\n', 400],
  ['a null byte in the address', 'GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a header without a colon', 'GET / HTTP/1.1\r\nnonsense\r\nHost: x\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    400,
  ],
  [
    'length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'a chunk that is none',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
  ['an unknown expectation', 'POST / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
]

test.each(rejected)(
  '%s is answered in full, and the connection is closed',
  async (_name, bytes, status) => {
    const answered = await sendBytes(await serve(), bytes)
    expect(answered).toMatchObject({ status, endedBy: 'server' })
    expect(answered.headers).toMatchObject({
      'x-own': 'on every answer',
      'content-type': 'application/problem+json',
    })
    expect(answered.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined)
    const body = answered.text.slice(answered.text.indexOf('\r\n\r\n') + 4)
    expect(JSON.parse(body)).toMatchObject({ status })
  },
)
