// Prometheus metrics of both programs. Names are fixed: dashboards and alerts are built on them.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobQueue } from './queue/job-queue'

export type Metrics = ReturnType<typeof createMetrics>

/** A registry of one program; nothing is global, so that tests can have several. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    submissions: new Counter({
      name: 'submissions_total',
      help: 'Submissions by kind and outcome (accepted, repeated, invalid, limited, unavailable …)',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    ...chatMetrics(registers),
    deliveries: new Counter({
      name: 'deliveries_total',
      help: 'Attempts to deliver a message, by channel and outcome',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    ...smsCounters(registers),
    queueDepth: new Gauge({
      name: 'queue_jobs',
      help: 'Jobs on a queue, by datastore and state',
      labelNames: ['queue', 'backend', 'state'],
      registers,
    }),
    queueAge: new Gauge({
      name: 'queue_oldest_job_age_seconds',
      help: 'Age of the oldest waiting job',
      labelNames: ['queue', 'backend'],
      registers,
    }),
  }
}

/** What comes back from those who got a text message, and from the provider. */
function smsCounters(registers: Registry[]) {
  return {
    smsReplies: new Counter({
      name: 'sms_replies_total',
      help: 'Replies to our text messages, by what they asked for (stop, start, help, repeated, other)',
      labelNames: ['outcome'],
      registers,
    }),
    smsStatuses: new Counter({
      name: 'sms_statuses_total',
      help: 'What the provider said of text messages it had taken (delivered, undelivered, failed, underway)',
      labelNames: ['status'],
      registers,
    }),
  }
}

/** Of the chat assistant: how requests ended, and how long an answer took. */
function chatMetrics(registers: Registry[]) {
  return {
    chatRequests: new Counter({
      name: 'chat_requests_total',
      help: 'Chat requests by outcome (answered, refused, handed_over, fallback, failed, limited, invalid, left)',
      labelNames: ['outcome'],
      registers,
    }),
    chatDuration: new Histogram({
      name: 'chat_answer_duration_seconds',
      help: 'Time from a question to its whole answer, by outcome',
      labelNames: ['outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 2.5, 5, 10, 20],
      registers,
    }),
  }
}

/** Reads the queues' depths into the gauges. */
export async function measureQueue(metrics: Metrics, name: string, queue: JobQueue): Promise<void> {
  for (const [backend, depth] of Object.entries(await queue.depths())) {
    metrics.queueDepth.set({ queue: name, backend, state: 'unfinished' }, depth.unfinished)
    metrics.queueDepth.set({ queue: name, backend, state: 'failed' }, depth.failed)
    metrics.queueAge.set({ queue: name, backend }, depth.oldestAgeSeconds)
  }
}
