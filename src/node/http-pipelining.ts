// Requests that a client sends without waiting for the responses to earlier ones (RFC 9112, 9.3.2).
import { AsyncResource } from 'node:async_hooks'
import type { RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * How many of them may wait on one connection, beyond which it is cut. Browsers and proxies send the next one when they
 * have the response. Each takes 2 KB of memory, with as many headers as it may have 30.
 */
const MAX_WAITING = 32

/** How many wait, by connection: one order for all handlers. */
const waiting = new WeakMap<Duplex, number>()

/**
 * Passes on the next request of a connection once the response to the one before has been sent. Otherwise a client
 * that sends thousands in a few bytes, and reads nothing, has them all worked on at once and kept in memory.
 */
export function oneAtATime(handler: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    // Node.js gives a response its socket when all earlier ones have been sent.
    if (response.socket) return handler(request, response)
    const others = waiting.get(socket) ?? 0
    if (others === MAX_WAITING) {
      socket.destroy()
      return
    }
    waiting.set(socket, others + 1)
    const handle = () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      // An earlier response may have closed the connection (RFC 9112, 9.6).
      if (socket.writable) handler(request, response)
    }
    // Not in the context of the request before, which a trace would take for its parent.
    response.once('socket', AsyncResource.bind(handle))
  }
}
