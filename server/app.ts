// Every request that the server handles, on one screen: the order of the middleware and the URLs.
import type { RequestListener } from 'node:http'
import Router from '@koa/router'
import Koa from 'koa'
import {
  CHAT_ENDPOINT,
  endpoints,
  FORM_TOKEN_PATH,
  SECURITY_PATH,
  twilioPaths,
} from '../src/contract/api'
import type { Database } from '../src/node/database/connect'
import type { Env } from '../src/node/env'
import type { Log } from '../src/node/log'
import type { JobQueue } from '../src/node/queue/job-queue'
import type { Tracing } from '../src/node/tracing/tracing'
import type { Chat } from './chat/create-chat'
import type { RateLimit } from './limits/rate-limit'
import type { ServerMetrics } from './metrics/server-metrics'
import { allowMethods } from './middleware/allow-methods'
import { answerProblems } from './middleware/answer-problems'
import { checkProxies } from './middleware/check-proxies'
import { noteRequests, observe } from './middleware/observe'
import { rejectMalformed } from './middleware/reject-malformed'
import { requireSameOrigin } from './middleware/require-same-origin'
import { securityHeaders } from './middleware/security-headers'
import { traceRequests } from './middleware/trace-requests'
import type { OpenPages } from './pages/open-pages'
import { ResponseCache } from './pages/response-cache'
import { serveAssets } from './routes/assets'
import { answerChat } from './routes/chat'
import { giveFormToken } from './routes/form-token'
import { healthRoutes } from './routes/health'
import { machineFiles } from './routes/machine-files'
import { servePages } from './routes/pages'
import { receiveSubmissions } from './routes/submissions'
import { twilioRoutes } from './routes/twilio'
import { unsubscribeRoutes } from './routes/unsubscribe'
import type { AcceptSubmission } from './submissions/accept-submission'
import type { FormTokens } from './submissions/form-token'
import type { Subscriptions } from './subscriptions/subscriptions'
import type { TwilioWebhooks } from './twilio/open-twilio'

interface AppDeps {
  env: Env
  log: Log
  metrics: ServerMetrics
  tracing: Tracing
  isStopping: () => boolean
  queue: JobQueue
  database: Database
  accept: AcceptSubmission
  tokens: FormTokens
  subscriptions: Subscriptions
  chat: { chat: Chat; rateLimit: RateLimit }
  site: OpenPages
  twilio: TwilioWebhooks | null
}

/** Builds the request listener. It never throws: every failure becomes a response. */
export function createApp(deps: AppDeps): RequestListener {
  const { env, log, metrics, site } = deps
  const app = new Koa({ proxy: env.TRUST_PROXY > 0, maxIpsCount: env.TRUST_PROXY })
  // Errors after a response has begun, nearly always a lost connection. Koa would print them.
  app.on('error', (err) => log.debug({ err }, 'connection lost'))
  const note = noteRequests({ log, metrics, isPage: site.pages.exists })
  app.use(observe(note))
  app.use(checkProxies(env, log))
  app.use(traceRequests(deps.tracing, env))
  app.use(securityHeaders(env))
  app.use(answerProblems(log))
  app.use(rejectMalformed)
  app.use(allowMethods(deps.twilio ? [] : Object.values(twilioPaths)))
  app.use(routesOf(deps).routes())
  if (site.development) app.use(site.development)
  if (site.clientDir) app.use(serveAssets(site.clientDir))
  const responseCache = site.development ? null : new ResponseCache(note)
  app.use(servePages(site.pages, responseCache))
  const answer = app.callback()
  return (request, response) => {
    if (!responseCache?.answer(request, response)) void answer(request, response)
  }
}

function routesOf(deps: AppDeps): Router {
  const { env, log, metrics, queue, database, accept, tokens, subscriptions, chat, site, twilio } =
    deps
  const { pages } = site
  const health = healthRoutes({ queue, database, metrics, isStopping: deps.isStopping })
  const files = machineFiles(site.list, env.PUBLIC_URL)
  const sameOrigin = requireSameOrigin(env.PUBLIC_URL)
  const receive = receiveSubmissions({ accept, pages, env })
  const unsubscribe = unsubscribeRoutes({ subscriptions, pages })

  // Strict: the pages redirect a trailing slash. Case-sensitive: a proxy that keeps /metrics private would let
  // /METRICS through, and every spelling would be another label in the metrics.
  const router = new Router({ strict: true, sensitive: true })
  router.get('/healthz', health.alive)
  router.get('/readyz', health.ready)
  router.get('/metrics', health.metrics)
  router.get('/sitemap.xml', files.sitemap)
  router.get('/robots.txt', files.robots)
  router.get(SECURITY_PATH, files.security)
  router.get(FORM_TOKEN_PATH, giveFormToken(tokens))
  for (const endpoint of Object.values(endpoints)) {
    router.post(endpoint, sameOrigin, receive(endpoint))
  }
  router.post(CHAT_ENDPOINT, sameOrigin, answerChat({ ...chat, log, metrics }))
  // From any origin: a mail provider posts on its user's behalf. No trailing slash, as for all pages.
  router.get(/^\/unsubscribe\/[^/]+$/, unsubscribe.show)
  router.post(/^\/unsubscribe\/[^/]+$/, unsubscribe.end)
  if (twilio) {
    const { inbound, status } = twilioRoutes({ ...deps, twilio })
    // Signed by Twilio, which is not a browser and has no origin.
    router.post(twilioPaths.inbound, inbound)
    router.post(twilioPaths.status, status)
  }
  return router
}
