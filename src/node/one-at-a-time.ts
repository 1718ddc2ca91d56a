// Requests that a client sends without waiting for the responses to earlier ones (RFC 9112, 9.3.2).
import type { RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * How many of them may wait on one connection, beyond which it is cut. Browsers and proxies send the next one when they
 * have the response.
 */
const MAX_WAITING = 256

/**
 * Passes on the next request of a connection once the response to the one before has been sent. Otherwise a client
 * that sends thousands in a few bytes, and reads nothing, has them all worked on at once and kept in memory.
 */
export function oneAtATime(handler: RequestListener): RequestListener {
  const waiting = new WeakMap<Duplex, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const others = waiting.get(socket)
    const handle = () => {
      response.once('finish', () => {
        const next = waiting.get(socket)?.shift()
        if (next) next()
        else waiting.delete(socket)
      })
      handler(request, response)
    }
    if (!others) {
      waiting.set(socket, [])
      handle()
    } else if (others.length < MAX_WAITING) others.push(handle)
    else socket.destroy()
  }
}
