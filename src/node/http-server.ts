// The HTTP server of a program: limits that slow or greedy clients cannot exhaust, and responses that carry
// the program's own headers even for invalid requests, which Node.js by itself answers without them.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { oneAtATime } from './http-pipelining'
import {
  answerOf,
  type MethodsOf,
  type ParserError,
  READS,
  reject,
  rejectionOf,
  rejections,
  rejectLate,
  wrongMethod,
} from './reject-bytes'

/** Times in milliseconds. */
export interface HttpLimits {
  /** For all headers of a request; also the limit for a new connection that sends nothing. */
  headersTimeout: number
  /** For a whole request, its body included. */
  requestTimeout: number
  /** Between two requests on one connection. */
  keepAliveTimeout: number
  /** How often the timeouts above are checked. */
  connectionsCheckingInterval: number
  /** Idle timeout without a byte in either direction: the client does not read the response. */
  silence: number
  maxConnections: number
}

/**
 * Node's defaults keep thousands of slow connections for minutes; these end one that sends too slowly after 10 s, and
 * one that reads nothing after 30 (docs/threat-model.md, "Slow clients"). The chat may take 20 s before it answers, so
 * `silence` has to be longer than that. A connection costs about 10 KB, 80 more with all the requests that may wait on
 * it, and 1 MB if these have all the headers that they may have: twice of what their client sent.
 */
export const httpLimits: HttpLimits = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  silence: 30_000,
  maxConnections: 10_000,
}

/**
 * With proxies in front, these are the clients, and some reuse a connection without knowing that we are about to close
 * it: to a visitor that is a 502. The longest idle time of a common load balancer is Google's, 600 s; AWS has 60 s, Caddy
 * two minutes.
 */
export const limitsBehindProxies: HttpLimits = { ...httpLimits, keepAliveTimeout: 620_000 }

/** Limit for the request line and headers, in bytes: more is a 431. Node's default, made explicit. */
const MAX_HEADER_BYTES = 16_384

interface Options {
  /** Headers of every response sent from here. */
  headers: Record<string, string>
  limits?: HttpLimits
  /** Allowed methods, for requests that never reach the handler; GET and HEAD everywhere by default. */
  methodsOf?: MethodsOf
}

export function createHttpServer(handler: RequestListener, options: Options): Server {
  const { headers, limits = httpLimits, methodsOf = () => READS } = options
  const { silence, maxConnections, ...times } = limits
  const underWay = new WeakMap<Duplex, UnderWay>()
  const handle = oneAtATime(handler)
  // The program rejects requests without a Host header itself, with its own headers.
  const settings = { ...times, maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false }
  const server = createServer(settings, (request, response) => {
    const before = underWay.get(request.socket)
    const first = before?.response.writableFinished ?? true
    underWay.set(request.socket, { request, response, first })
    handle(request, response)
  })
  server.timeout = silence
  server.maxConnections = maxConnections
  const rejected = new WeakSet<Duplex>()
  server.on('clientError', (error: ParserError, socket) => {
    // Whatever a rejected client still sends is another error.
    if (rejected.has(socket)) return
    rejected.add(socket)
    const last = underWay.get(socket)
    const ending = endingAfter(last)
    if (last && ending === 'response') {
      last.response.shouldKeepAlive = false
      last.response.once('finish', () => socket.end())
    } else if (ending === 'rejection' && socket.writable) {
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') rejectLate(socket, headers)
      else reject(socket, rejectionOf(error, methodsOf), headers)
    } else socket.destroy()
  })
  server.on('connect', (_request, socket) => {
    // The rejection would be taken for the response that the client waits for.
    if (underWay.get(socket)?.response.writableFinished === false) socket.destroy()
    else reject(socket, wrongMethod(READS), headers)
  })
  // Node.js does not pass on these requests with the others.
  const rejectExpectation = oneAtATime((_request, response) => {
    const { status, head, body } = answerOf(rejections.expectation, headers)
    response.writeHead(status, head).end(body)
  })
  server.on('checkExpectation', rejectExpectation)
  return server
}

/** The response that a connection is waiting for. */
interface UnderWay {
  request: IncomingMessage
  response: ServerResponse
  /** Whether all earlier responses had been sent when its request arrived. */
  first: boolean
}

/** What a connection is sent before it ends because of invalid bytes. A rejection must not pass for another response. */
function endingAfter(last: UnderWay | undefined): 'rejection' | 'response' | 'nothing' {
  if (!last || last.response.writableFinished) return 'rejection'
  // An earlier request waits for its response too.
  if (!last.first) return 'nothing'
  // What came after a complete request is not that request's error: it gets its own response, and is the last.
  if (last.request.complete) return 'response'
  return last.response.headersSent ? 'nothing' : 'rejection'
}
