// Serves the app on its port.
import type { RequestListener } from 'node:http'
import type { Env } from '../src/node/env'
import { createHttpServer } from '../src/node/http-server'
import { openPort } from '../src/node/open-port'
import { methodsOf } from './middleware/allow-methods'
import { headersOfSite } from './middleware/security-headers'

/** Listens on HOST and PORT. Throws a StartError if the port cannot be opened. */
export function listen(app: RequestListener, env: Pick<Env, 'HOST' | 'PORT' | 'PUBLIC_URL'>) {
  const server = createHttpServer(app, { headers: headersOfSite(env), methodsOf })
  return openPort(server, { host: env.HOST, port: env.PORT, variable: 'PORT' })
}
