// Every request the server answers, on one screen: the order of the guards and the URLs.
import Router from '@koa/router'
import Koa from 'koa'
import { endpoints } from '../src/contract/api'
import type { Env } from '../src/node/env'
import type { Log } from '../src/node/log'
import type { Metrics } from '../src/node/metrics'
import type { JobQueue } from '../src/node/queue/job-queue'
import { allowMethods } from './middleware/allow-methods'
import { answerProblems } from './middleware/answer-problems'
import { observe } from './middleware/observe'
import { requireSameOrigin } from './middleware/require-same-origin'
import { securityHeaders } from './middleware/security-headers'
import type { PageSource } from './pages/page-source'
import { serveAssets } from './routes/assets'
import { healthRoutes } from './routes/health'
import { servePages } from './routes/pages'
import { receiveSubmission } from './routes/submissions'
import type { AcceptSubmission } from './submissions/accept-submission'

export interface AppDeps {
  env: Env
  log: Log
  metrics: Metrics
  queue: JobQueue
  accept: AcceptSubmission
  pages: PageSource
  /** Of the styles inside the pages; null in development. */
  styleHash: string | null
  /** The built client; absent in development, where Vite serves it. */
  clientDir?: string
  development?: Koa.Middleware
}

export function createApp({ env, log, metrics, queue, accept, pages, ...rest }: AppDeps): Koa {
  const app = new Koa({ proxy: env.TRUST_PROXY > 0, maxIpsCount: env.TRUST_PROXY })
  const health = healthRoutes({ queue, metrics })
  const sameOrigin = requireSameOrigin(env.PUBLIC_URL)

  const router = new Router()
  router.get('/healthz', health.alive)
  router.get('/readyz', health.ready)
  router.get('/metrics', health.metrics)
  router.post(endpoints.contact, sameOrigin, receiveSubmission('contact', { accept, pages, env }))

  app.use(observe({ log, metrics }))
  app.use(securityHeaders(env, rest.styleHash))
  app.use(answerProblems(log))
  app.use(allowMethods)
  app.use(router.routes())
  if (rest.development) app.use(rest.development)
  if (rest.clientDir) app.use(serveAssets(rest.clientDir))
  app.use(servePages(pages))
  return app
}
