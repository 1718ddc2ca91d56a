// The HTTP server of a program: limits that slow or greedy clients cannot exhaust, and an answer with
// the program's own headers also to what is not a request. Node.js answers such things by itself, bare.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import {
  answerOf,
  type MethodsOf,
  type ParserError,
  refusalOf,
  refusals,
  refuse,
  wrongMethod,
} from './refuse-bytes'

/** Times in milliseconds. */
export interface HttpLimits {
  /** For all headers of a request; also how long a new connection may stay silent. */
  headersTimeout: number
  /** For a whole request, its body included. */
  requestTimeout: number
  /** Between two requests on one connection. */
  keepAliveTimeout: number
  /** How often the times above are looked at. */
  connectionsCheckingInterval: number
  /** Without a byte in either direction: nobody reads the answer. */
  silence: number
  maxConnections: number
}

/**
 * Node's defaults keep thousands of slow connections for minutes; these end them within 10 s
 * (measured: pipeline.md). An answer of the chat may think for 20 s, so silence has to be longer than
 * that. A connection costs about 10 KB, so that many of them fit into any server's memory.
 */
export const httpLimits: HttpLimits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  silence: 30_000,
  maxConnections: 10_000,
}

/** Bytes of a request line and its headers: more is a 431. Node's default, chosen here on purpose. */
const MOST_HEADER_BYTES = 16_384

interface Options {
  /** Headers of every answer that is given here. */
  headers: Record<string, string>
  limits?: HttpLimits
  /** For methods that never reach the handler; GET and HEAD everywhere if left out. */
  methodsOf?: MethodsOf
}

const READS = ['GET', 'HEAD']

export function createHttpServer(handler: RequestListener, options: Options): Server {
  const { headers, limits = httpLimits, methodsOf = () => READS } = options
  const { silence, maxConnections, ...times } = limits
  const underWay = new WeakMap<Duplex, UnderWay>()
  // A request without a Host is refused by the program, with its headers.
  const settings = { ...times, maxHeaderSize: MOST_HEADER_BYTES, requireHostHeader: false }
  const server = createServer(settings, (request, response) => {
    const before = underWay.get(request.socket)
    underWay.set(request.socket, { response, first: before?.response.writableFinished ?? true })
    handler(request, response)
  })
  server.timeout = silence
  server.maxConnections = maxConnections
  server.on('clientError', (error: ParserError, socket) => {
    if (mayAnswer(socket, underWay.get(socket))) {
      refuse(socket, refusalOf(error, methodsOf), headers)
    } else socket.destroy()
  })
  server.on('connect', (_request, socket) => refuse(socket, wrongMethod(READS), headers))
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, head, body } = answerOf(refusals.expectation, headers)
    response.writeHead(status, head).end(body)
  })
  return server
}

/** The answer that a connection waits for. */
interface UnderWay {
  response: ServerResponse
  /** Whether all answers before it had left when its request came. */
  first: boolean
}

/** Only where the bytes cannot land in the middle of another answer. */
function mayAnswer(socket: Duplex, last: UnderWay | undefined): boolean {
  if (!socket.writable) return false
  if (!last || last.response.writableFinished) return true
  return last.first && !last.response.headersSent
}
