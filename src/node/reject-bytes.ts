// Error responses to bytes that are not a valid HTTP request.
import { METHODS, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { PROBLEM_TYPE } from '../contract/problem'
import { problemDetails } from './problem'

interface Rejection {
  status: number
  /** One sentence for a person. */
  message: string
  allow?: string
}

/** As reported by Node.js. */
export interface ParserError extends Error {
  code?: string
  rawPacket?: Buffer
}

export const rejections = {
  malformed: {
    status: 400,
    message: 'The request could not be understood. Check it and try again.',
  },
  late: { status: 408, message: 'The request took too long to arrive. Please send it again.' },
  extensions: {
    status: 413,
    message: 'The request is too large. Send it without chunk extensions.',
  },
  expectation: {
    status: 417,
    message: 'This expectation is not supported. Send the request without an Expect header.',
  },
  headers: {
    status: 431,
    message: 'The address or the headers of the request are too long. Shorten them.',
  },
} satisfies Record<string, Rejection>

const BY_CODE: Record<string, Rejection> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: rejections.extensions,
  HPE_HEADER_OVERFLOW: rejections.headers,
}

// Path and query divide at the first question mark only: with several ways to divide them, a long line would take
// seconds to reject.
const REQUEST_LINE = /^([A-Z][A-Z-]{0,39}) ([^\s?]{1,8000})(?:\?\S{0,8000})? HTTP\/1\.[01]\r\n/

const enumeration = new Intl.ListFormat('en')

/** The methods of an address that is only read. */
export const READS = ['GET', 'HEAD']

/** Returns the methods allowed at a path. */
export type MethodsOf = (path: string) => string[]

export function rejectionOf(
  { code = '', rawPacket }: ParserError,
  methodsOf: MethodsOf,
): Rejection {
  const path = code === 'HPE_INVALID_METHOD' ? pathOfUnheardMethod(rawPacket) : null
  if (path !== null) return wrongMethod(methodsOf(path))
  return BY_CODE[code] ?? rejections.malformed
}

export function wrongMethod(methods: string[]): Rejection & { allow: string } {
  const allow = methods.join(', ')
  return {
    status: 405,
    message: `This address accepts only ${enumeration.format(methods)}.`,
    allow,
  }
}

/** The path of an otherwise valid request whose method Node.js does not know; null for anything else. */
function pathOfUnheardMethod(packet: Buffer | undefined): string | null {
  const [, method, path] = REQUEST_LINE.exec(packet?.toString('latin1', 0, 8_192) ?? '') ?? []
  return path === undefined || METHODS.includes(method ?? '') ? null : path
}

/** How long a rejected connection may keep sending, in milliseconds: closing it with unread bytes would reset it. */
const LINGER_MS = 500

/**
 * Writes the response to the raw connection and ends it, once the client has ended it too or half a second later.
 * Only for a connection whose bytes nobody parses any more.
 * @param headers of every response
 */
export function reject(
  socket: Duplex,
  rejection: Rejection,
  headers: Record<string, string>,
): void {
  write(socket, rejection, headers)
  socket.once('end', () => socket.destroy()).resume()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/**
 * Like `reject`, for a request that is not complete in time: closes at once, because its parser is still attached
 * and would hand a request that has just been rejected to the application.
 */
export function rejectLate(socket: Duplex, headers: Record<string, string>): void {
  write(socket, rejections.late, headers)
  socket.once('finish', () => socket.destroy())
}

function write(socket: Duplex, rejection: Rejection, headers: Record<string, string>): void {
  const { status, head, body } = answerOf(rejection, headers)
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  // The client may disconnect before it reads the response.
  socket.on('error', () => undefined)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

export function answerOf(
  { status, message, allow }: Rejection,
  headers: Record<string, string>,
): { status: number; head: Record<string, string>; body: string } {
  const body = JSON.stringify(problemDetails(status, message))
  const head = {
    ...headers,
    ...(allow ? { Allow: allow } : {}),
    'Cache-Control': 'no-store',
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  return { status, head, body }
}
