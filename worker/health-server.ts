// The worker's health and metrics server: the same three paths as the site server's.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PROBLEM_TYPE } from '../src/contract/problem'
import { requireWritable, WRITABLE } from '../src/node/database/pg-client'
import { succeedsWithin } from '../src/node/deadline'
import type { Env } from '../src/node/env'
import { healthAnswer } from '../src/node/health'
import { createHttpServer } from '../src/node/http-server'
import { openPort } from '../src/node/open-port'
import { problemDetails } from '../src/node/problem'
import { READS, wrongMethod } from '../src/node/reject-bytes'
import { singleFlight } from '../src/node/single-flight'
import { createMeasure, type Measured } from './measure'

/** Headers of every response: it is meant for programs, never for a browser. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Timeout for PostgreSQL's answer to a probe, in milliseconds. */
const PROBE_MS = 500

interface Deps extends Measured {
  env: Pick<Env, 'HOST' | 'WORKER_PORT'>
  isStopping: () => boolean
}

export async function startHealthServer(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { env, metrics, database, submissions, isStopping } = deps
  const writable = async () => {
    const { rows } = await database.raw(`select ${WRITABLE}`)
    requireWritable(rows[0])
  }
  // Probes and scrapes at any rate: each would be a write, and hung ones would use up the connections.
  const probe = singleFlight(async () => ({
    queues: await submissions.availability(),
    up: await succeedsWithin(PROBE_MS, writable()),
  }))
  const measureOnce = singleFlight(createMeasure(deps))

  async function ready(response: ServerResponse): Promise<void> {
    const { queues, up } = await probe()
    // Without its database a worker can store nothing; of the queues, one is enough.
    const isReady = up && Object.values(queues).some(Boolean)
    const parts = { database: up, ...queues }
    const { status, body } = healthAnswer({ parts, isReady, isStopping: isStopping() })
    json(response, status, body)
  }

  async function show(response: ServerResponse): Promise<void> {
    await measureOnce()
    response.setHeader('Content-Type', metrics.registry.contentType)
    response.end(await metrics.registry.metrics())
  }

  const handler = (request: IncomingMessage, response: ServerResponse) => {
    const answer = async () => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
      if (!READS.includes(request.method ?? '')) {
        const { message, allow } = wrongMethod(READS)
        response.setHeader('Allow', allow)
        return json(response, 405, problemDetails(405, message))
      }
      const path = request.url?.split('?')[0]
      if (path === '/healthz') return json(response, 200, { status: 'ok' })
      if (path === '/readyz') return ready(response)
      if (path === '/metrics') return show(response)
      const nothing = 'There is nothing at this address. Try /healthz, /readyz, or /metrics.'
      return json(response, 404, problemDetails(404, nothing))
    }
    answer().catch(() => response.destroy())
  }
  const server = createHttpServer(handler, { headers: HEADERS })
  return openPort(server, { host: env.HOST, port: env.WORKER_PORT, variable: 'WORKER_PORT' })
}

function json(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status
  const type = status < 400 ? 'application/json; charset=utf-8' : PROBLEM_TYPE
  response.setHeader('Content-Type', type)
  response.end(JSON.stringify(body))
}
