// Whether a visitor gets an answer: asked once, before a start says that it is ready.
import { get } from 'node:http'
import { StartError } from '../src/node/start-error'

/** A first page loads the rendering code, which takes a second at most; in milliseconds. */
const LIMIT_MS = 20_000
/** An address that means "all" is listened on, not called. */
const CALLED: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Asks for the home page where the server listens. Throws a StartError unless it answers well. */
export async function requireHomePage(host: string, port: number): Promise<void> {
  const status = await statusOf(CALLED[host] ?? host, port).catch((error: Error) => error.message)
  if (typeof status === 'number' && status < 500) return
  throw new StartError(`The server runs, but its home page does not answer (${status}).`)
}

function statusOf(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get({ host, port, path: '/', timeout: LIMIT_MS }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('timeout', () => request.destroy(new Error('no answer in time')))
    request.once('error', reject)
  })
}
