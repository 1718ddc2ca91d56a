// Twilio's HTTP client, pointed elsewhere on request, and with a last word before anything leaves.
import { AsyncLocalStorage } from 'node:async_hooks'
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import twilio, { type RequestClient } from 'twilio'

export interface Departure {
  /** Runs before each request of the work it surrounds is written; what it throws keeps it from leaving. */
  check(): void
  /** A request had a connection, over TLS with a certificate that is trusted: it may have left. */
  begun: boolean
}

const departures = new AsyncLocalStorage<Departure>()

/** Runs `work` so that no request of it leaves unless the check returns at that very moment. */
export function checkedBeforeLeaving<T>(departure: Departure, work: () => Promise<T>): Promise<T> {
  return departures.run(departure, work)
}

/**
 * @param apiUrl where to send Twilio's calls instead of its own hosts; null for Twilio itself, because
 *   the client has no base-URL option
 * @param timeoutMs how long one call may take
 */
export function twilioHttp(apiUrl: string | null, timeoutMs: number): RequestClient {
  const client = new twilio.RequestClient({ timeout: timeoutMs, keepAlive: true })
  client.axios.interceptors.request.use((config) => {
    const url = new URL(config.url ?? '')
    if (apiUrl) config.url = `${apiUrl.replace(/\/+$/, '')}${url.pathname}${url.search}`
    const departure = departures.getStore()
    if (!departure) return config
    departure.check()
    return Object.assign(config, { transport: checking(config.url ?? '', departure) })
  })
  return client
}

/**
 * Makes requests that look at the clock once more when they have a connection: getting one takes time,
 * and a process can be stopped in the middle of it.
 */
function checking(url: string, departure: Departure) {
  const isSecure = url.startsWith('https:')
  const { request } = isSecure ? https : http
  return {
    request(options: RequestOptions, answer: (response: IncomingMessage) => void): ClientRequest {
      const made = request(options, answer)
      const stopUnlessHeld = () => {
        try {
          departure.check()
          departure.begun = true
        } catch (error) {
          made.destroy(error as Error)
        }
      }
      // All of it runs before Node hands the request to the socket, or the socket a byte of it to the network.
      made.once('socket', (socket) => {
        if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', stopUnlessHeld)
        else stopUnlessHeld()
      })
      return made
    },
  }
}
