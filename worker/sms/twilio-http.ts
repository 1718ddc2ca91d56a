// Twilio's HTTP client with a configurable base URL and a final check before each request is sent.
import { AsyncLocalStorage } from 'node:async_hooks'
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import twilio, { type RequestClient } from 'twilio'

export interface RequestGuard {
  /** Runs before each request within the wrapped work is written; throwing prevents the request. */
  check(): void
  /** Set once a request has a connection (for TLS, one with a trusted certificate). */
  mayHaveBeenSent: boolean
  /** Ends the latest request, whose answer is then lost. Set once there is one. */
  abort?(): void
}

/** Timeouts of one request, in milliseconds. */
interface Timeouts {
  /** Longest time without a byte. */
  silenceMs: number
  /** From its start to the end of the response, which may trickle in and never be silent. */
  totalMs: number
}

const guards = new AsyncLocalStorage<RequestGuard>()

/** Runs `work`; none of its requests is sent unless the check passes right before. */
export function withRequestGuard<T>(guard: RequestGuard, work: () => Promise<T>): Promise<T> {
  return guards.run(guard, work)
}

/**
 * What Envoy and Istio answer with 503, and other gateways with 502: they lost the connection, perhaps after they had
 * passed the request on. Not if they never had one; of one that was `retried`, they say so of the last only.
 */
const LOST_ON_THE_WAY =
  /disconnect\/reset before headers(?!\. reset reason: (?:(?:local|remote) )?(?:connection failure|connection timeout|overflow|refused))/

/**
 * Rewrites request URLs, because Twilio's client has no base-URL option.
 * @param apiUrl where to send requests instead of Twilio's own hosts; null for Twilio itself
 */
export function twilioHttp(apiUrl: string | null, { silenceMs, totalMs }: Timeouts): RequestClient {
  const client = new twilio.RequestClient({ timeout: silenceMs, keepAlive: true })
  client.axios.interceptors.request.use((config) => {
    const url = new URL(config.url ?? '')
    if (apiUrl) config.url = `${apiUrl.replace(/\/+$/, '')}${url.pathname}${url.search}`
    config.signal = AbortSignal.timeout(totalMs)
    const guard = guards.getStore()
    if (!guard) return config
    guard.check()
    return Object.assign(config, { transport: guardedTransport(config.url ?? '', guard) })
  })
  client.axios.interceptors.response.use(withUsualStatus, (error) => {
    // To the caller, a response that takes too long or is cut off did not arrive, whatever status it began with.
    const isLate = error.config?.signal?.aborted
    if (!isLate && !error.response) throw error
    throw Object.assign(error, { code: isLate ? 'ETIMEDOUT' : 'ECONNRESET', status: undefined })
  })
  return client
}

function withUsualStatus<T extends { status: number; data: unknown }>(response: T): T {
  // Of a response in JSON, the client has made an object.
  const isLost = response.status === 503 && LOST_ON_THE_WAY.test(JSON.stringify(response.data))
  return isLost ? Object.assign(response, { status: 502 }) : response
}

/**
 * A transport that repeats the check once a request has its connection: connecting takes time, and the process can be
 * suspended in the middle of it.
 */
function guardedTransport(url: string, guard: RequestGuard) {
  const isSecure = url.startsWith('https:')
  const { request } = isSecure ? https : http
  return {
    request(options: RequestOptions, answer: (response: IncomingMessage) => void): ClientRequest {
      const made = request(options, answer)
      guard.abort = () => void made.destroy(new Error('no longer awaited'))
      const checkOrDestroy = () => {
        try {
          guard.check()
          guard.mayHaveBeenSent = true
        } catch (error) {
          made.destroy(error as Error)
        }
      }
      // These listeners run before Node.js writes the request to the socket, or the socket sends any of it.
      made.once('socket', (socket) => {
        if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', checkOrDestroy)
        else checkOrDestroy()
      })
      return made
    },
  }
}
