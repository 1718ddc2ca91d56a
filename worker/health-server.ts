// The worker's own health page: the same three addresses as the server's.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withDeadline } from '../src/node/deadline'
import type { Env } from '../src/node/env'
import { createHttpServer } from '../src/node/http-server'
import { openPort } from '../src/node/open-port'
import { type Measured, measure } from './measure'

/** Of every answer: it is for programs, and no browser has any business with it. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

interface Deps extends Measured {
  env: Pick<Env, 'HOST' | 'WORKER_PORT'>
  isStopping: () => boolean
}

export async function startHealthServer(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { env, metrics, database, submissions, isStopping } = deps

  async function ready(response: ServerResponse): Promise<void> {
    const queues = await submissions.taking()
    const query = withDeadline(Promise.resolve(database.raw('select 1')), 500, 'PostgreSQL')
    const up = await query.then(
      () => true,
      () => false,
    )
    // Without its database a worker can store nothing; one of the queues is enough.
    const serves = up && Object.values(queues).some(Boolean) && !isStopping()
    const parts = { database: up, ...queues }
    json(response, serves ? 200 : 503, {
      status: serves ? 'ok' : isStopping() ? 'stopping' : 'unavailable',
      parts: words(parts),
    })
  }

  async function show(response: ServerResponse): Promise<void> {
    await measure(deps)
    response.setHeader('Content-Type', metrics.registry.contentType)
    response.end(await metrics.registry.metrics())
  }

  const handler = (request: IncomingMessage, response: ServerResponse) => {
    const answer = async () => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD')
        return json(response, 405, { status: 'method not allowed' })
      }
      if (request.url === '/healthz') return json(response, 200, { status: 'ok' })
      if (request.url === '/readyz') return ready(response)
      if (request.url === '/metrics') return show(response)
      return json(response, 404, { status: 'not found' })
    }
    answer().catch(() => response.destroy())
  }
  const server = createHttpServer(handler, { headers: HEADERS })
  return openPort(server, { host: env.HOST, port: env.WORKER_PORT, variable: 'WORKER_PORT' })
}

function json(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(body))
}

function words(parts: Record<string, boolean>): Record<string, 'up' | 'down'> {
  return Object.fromEntries(Object.entries(parts).map(([name, up]) => [name, up ? 'up' : 'down']))
}
