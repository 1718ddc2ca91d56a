// Assembles the worker: jobs in, rows and messages out.
import { queueNames } from '../src/contract/submission'
import { connectDatabase } from '../src/node/database/connect'
import { requireTables } from '../src/node/database/require-tables'
import { atMost } from '../src/node/deadline'
import type { Env } from '../src/node/env'
import { createOutageLogger, type Log } from '../src/node/log'
import { JobQueue } from '../src/node/queue/job-queue'
import { openBackends } from '../src/node/queue/open-backends'
import { deliveryRules, submissionRules } from '../src/node/queue/queue-rules'
import { openTracing } from '../src/node/tracing/open-tracing'
import { warnOfDatastores } from '../src/node/warn-of-datastores'
import { createDeliver } from './deliveries/deliver'
import { openMailJournal } from './deliveries/mail-journal'
import { recordNotes } from './deliveries/noted-mails'
import { Outages } from './deliveries/outages'
import { createSenders } from './deliveries/senders'
import { tryProviders } from './deliveries/try-providers'
import { wakeDelivery } from './deliveries/wake'
import { causeOf, isDatabaseDown } from './error-class'
import { startHealthServer } from './health-server'
import { createRefusals } from './mail/smtp/refusals'
import { createWorkerMetrics } from './metrics/worker-metrics'
import { createProcessSubmission } from './process-submission'
import { queueRetryDelay } from './retry-schedule'
import { startPeriodicTasks } from './start-periodic-tasks'

/** Connections. Jobs wait milliseconds at most for one: their transactions touch a few rows by key. */
const DATABASE_POOL = 10

/**
 * Shutdown timeouts in milliseconds, first for jobs in progress and then, twice, for closing connections: a worker exits
 * within ten seconds. A mail stuck on a hanging mail server takes longer than that; its lease expires, and the next
 * worker claims it.
 */
const FINISH_MS = 6_500
const CLOSE_MS = 1_000
/**
 * After this, the answers to texts under way count as lost: sooner than jobs are left behind, so that it can be recorded.
 * Left to its lease, a text would be taken for that of a worker that crashed, and might be sent again.
 */
const ANSWERS_MS = 5_000

const QUEUE_OPTIONS = { retryDelay: queueRetryDelay, isOutage: isDatabaseDown, causeOf }

interface RunningWorker {
  stop(): Promise<void>
}

/**
 * Connects, starts consuming and serving health. Throws a StartError when a dependency does not respond, or when the
 * tables are older than this release: every job would fail, and be retried until `npm run migrate` has run.
 */
export async function createWorker(env: Env, log: Log): Promise<RunningWorker> {
  const metrics = createWorkerMetrics()
  const database = connectDatabase(env.DATABASE_URL, DATABASE_POOL)
  await requireTables(database)
  const tracing = await openTracing('worker', env, log)
  const backends = await openBackends(env, log, tracing)
  void warnOfDatastores({ redis: backends.redis, database }, log)
  const submissions = await JobQueue.open(queueNames.submissions, backends, submissionRules)
  const deliveries = await JobQueue.open(queueNames.deliveries, backends, deliveryRules)
  const refusals = createRefusals()
  const senders = await createSenders(env, refusals)
  const journal = openMailJournal(env.DATA_DIR, log)
  // What fails here is settled by the next attempt at each mail.
  await recordNotes(database, journal).catch(createOutageLogger(log, 'PostgreSQL'))
  const outages = new Outages(database, refusals)
  let stopping = false
  const measured = { metrics, database, submissions, deliveries, outages }
  const health = await startHealthServer({ env, ...measured, isStopping: () => stopping })

  const wake = wakeDelivery(deliveries)
  const processSubmission = createProcessSubmission({ env, log, metrics, tracing, database, wake })
  const deliverDeps = { env, log, metrics, tracing, database, senders, journal, outages }
  const deliver = createDeliver(deliverDeps)
  // Before the first job, whose mail would log in too.
  void tryProviders(deliverDeps)
  const options = { ...QUEUE_OPTIONS, concurrency: env.WORKER_CONCURRENCY }
  const consumers = await Promise.all(
    backends.list.flatMap((backend) => [
      backend.consume(queueNames.submissions, processSubmission, options),
      backend.consume(queueNames.deliveries, deliver.handle, options),
    ]),
  )
  const periodic = startPeriodicTasks({ ...deliverDeps, wake, submissions })

  return {
    async stop() {
      stopping = true
      deliver.stop()
      setTimeout(() => senders.sms.close(), ANSWERS_MS).unref()
      await atMost(FINISH_MS, [periodic.stop(), ...consumers.map((consumer) => consumer.close())])
      senders.mail.close()
      journal.close()
      await atMost(CLOSE_MS, [health.stop(), submissions.close(), deliveries.close()])
      backends.close()
      await atMost(CLOSE_MS, [database.destroy(), tracing.stop()])
    },
  }
}
