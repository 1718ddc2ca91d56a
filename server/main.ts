// The server program: builds everything once, serves, and shuts down cleanly.
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { queueNames } from '../src/contract/submission'
import { connectDatabase } from '../src/node/database/connect'
import { atMost } from '../src/node/deadline'
import type { Env } from '../src/node/env'
import { createHttpServer, httpLimits, limitsBehindProxies } from '../src/node/http-server'
import { openPort } from '../src/node/open-port'
import { programEnv } from '../src/node/program-env'
import { createProgramLog } from '../src/node/program-log'
import { JobQueue } from '../src/node/queue/job-queue'
import { openBackends } from '../src/node/queue/open-backends'
import { submissionRules } from '../src/node/queue/queue-rules'
import { onShutdown, tellReady } from '../src/node/shutdown'
import { runProgram } from '../src/node/start-error'
import { openTracing } from '../src/node/tracing/open-tracing'
import { version } from '../src/node/version'
import { warnOfDatastores } from '../src/node/warn-of-datastores'
import { createApp } from './app'
import { openChat } from './chat/open-chat'
import { checkTables } from './check-tables'
import { createRateLimit } from './limits/rate-limit'
import { createServerMetrics } from './metrics/server-metrics'
import { methodsOf } from './middleware/allow-methods'
import { headersOfSite } from './middleware/security-headers'
import { type OpenPages, openPages } from './pages/open-pages'
import { createAcceptSubmission } from './submissions/accept-submission'
import { createFormTokens, openFormTokenKey } from './submissions/form-token'
import { createStoredSubmissions } from './submissions/stored-submissions'
import { createSubscriptions } from './subscriptions/subscriptions'
import { openTwilio } from './twilio/open-twilio'
import { warnOfSettings } from './warn-of-settings'
import { watchQueue } from './watch-queue'
import { whenQuiet } from './when-quiet'

/** The build's output folder, relative to dist/programs/. */
const DIST = join(import.meta.dirname, '..')

/**
 * The chat is loaded after this long with little to do, in milliseconds, unless somebody asks a question before.
 * Loading it takes a second of processor time, and a server that has just started has others to catch up with.
 */
const WARM_UP_AFTER_MS = 15_000

/** Limit for closing, in milliseconds: a hung datastore must not hold up a shutdown with no requests left. */
const CLOSE_MS = 1_000

runProgram(async () => {
  const env = programEnv()
  const log = createProgramLog('server', env.LOG_LEVEL, {
    inDevelopment: env.NODE_ENV === 'development',
  })
  // Until it listens it has accepted nothing, so a shutdown has nothing to wait for.
  let stop = async () => {}
  onShutdown(() => stop(), log)

  const metrics = createServerMetrics()
  const database = connectDatabase(env.DATABASE_URL, 5)
  const tracing = await openTracing('server', env, log)
  const backends = await openBackends(env, log, tracing)
  const redisTakes = backends.redis !== null && backends.missing === null
  await checkTables({ database, log, redisTakes })
  const queue = await JobQueue.open(queueNames.submissions, backends, submissionRules)

  const stores = { redis: backends.redis, database }
  void warnOfDatastores(stores, log)
  const perMinute = env.RATE_LIMIT_FORMS
  const rateLimit = createRateLimit({ ...stores, log, name: 'forms', perMinute })
  const tokens = createFormTokens(await openFormTokenKey(database))
  const stored = createStoredSubmissions(database)
  const accept = createAcceptSubmission({ queue, stored, rateLimit, tokens, log, metrics })
  const subscriptions = createSubscriptions({ database, log })
  const chat = openChat(env, { ...stores, log, metrics })
  const site = await openPages(env, DIST)
  const twilio = await openTwilio(env)
  let stopping = false
  const shared = { env, log, metrics, tracing, queue, database, isStopping: () => stopping }
  const app = createApp({ ...shared, accept, tokens, subscriptions, chat, site, twilio })
  const server = await listen(app, env, site)
  const cancelWarmUp = whenQuiet(WARM_UP_AFTER_MS, () => void chat.chat.warmUp())
  const stopWatching = watchQueue({ queue, log })
  stop = async () => {
    stopping = true
    cancelWarmUp()
    stopWatching()
    // In development, open pages hold connections for updates, which would keep the port open.
    await atMost(CLOSE_MS, [site.close()])
    await server.stop()
    await atMost(CLOSE_MS, [queue.close(), database.destroy(), tracing.stop()])
    backends.close()
  }
  log.info({ host: env.HOST, port: env.PORT, version }, 'serving')
  warnOfSettings(env, log)
  tellReady()
})

/** Listens on HOST and PORT. Throws a StartError if the port cannot be opened. */
function listen(
  app: RequestListener,
  env: Pick<Env, 'HOST' | 'PORT' | 'PUBLIC_URL' | 'TRUST_PROXY'>,
  site: Pick<OpenPages, 'serveUpdates'>,
) {
  const limits = env.TRUST_PROXY > 0 ? limitsBehindProxies : httpLimits
  const server = createHttpServer(app, { headers: headersOfSite(env), limits, methodsOf })
  site.serveUpdates?.(server)
  return openPort(server, { host: env.HOST, port: env.PORT, variable: 'PORT' })
}
