// Checks once, before npm start reports ready, that a visitor gets a response.
import { get } from 'node:http'
import { StartError } from '../../src/node/start-error'

/** Timeout in milliseconds. The first page loads the rendering code, which takes a second at most. */
const LIMIT_MS = 20_000
/** A wildcard address can be listened on but not connected to: the address to call instead. */
const CALLED: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Requests the home page from the server. Throws a StartError unless the status is below 500. */
export async function requireHomePage(host: string, port: number): Promise<void> {
  const status = await statusOf(CALLED[host] ?? host, port).catch((error: Error) => error.message)
  if (typeof status === 'number' && status < 500) return
  throw new StartError(
    `The server is running, but its home page fails (${typeof status === 'number' ? `status ${status}` : status}). The lines above say why. If files are missing: npm run build -- --force`,
  )
}

function statusOf(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get({ host, port, path: '/', timeout: LIMIT_MS }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('timeout', () =>
      request.destroy(new Error(`no response within ${LIMIT_MS / 1_000} s`)),
    )
    request.once('error', reject)
  })
}
