// Metrics of the server. Names are fixed: dashboards and alerts are built on them.
import { Histogram, type Registry } from 'prom-client'
import { postPaths } from '../../src/contract/api'
import { submissionSchemas } from '../../src/contract/submission'
import { createCommonMetrics } from '../../src/node/metrics/common-metrics'
import { countFromZero } from '../../src/node/metrics/count-from-zero'
import { recentDeliveries } from './recent-deliveries'

export type ServerMetrics = ReturnType<typeof createServerMetrics>

export function createServerMetrics() {
  const common = createCommonMetrics()
  const registers = [common.registry]
  return {
    ...common,
    httpDuration: httpHistogram(registers),
    submissions: countFromZero(
      {
        name: 'submissions_total',
        help: 'Submissions by kind and outcome; accepted and repeated are answered with a 202 or, without JavaScript, a 303, the others with an error',
        labels: {
          kind: Object.keys(submissionSchemas),
          outcome: [
            'accepted',
            'repeated',
            'invalid',
            'limited',
            'in-flight',
            'key-reused',
            'unavailable',
          ],
        },
      },
      registers,
    ),
    recentDeliveries: recentDeliveries(registers),
    ...smsCounters(registers),
    ...chatMetrics(registers),
  }
}

/** The route of every link to unsubscribe: its path is the key to one person's subscription. */
export const UNSUBSCRIBE_ROUTE = '/unsubscribe'

/** A failure of one of these takes something from a visitor, and may be the only request to it for an hour. */
const postRoutes = [...postPaths, UNSUBSCRIBE_ROUTE]

function httpHistogram(registers: Registry[]) {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'],
    // From a page served from memory to a submission that waits for the standby (2.5 s) and a chat answer.
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  // The first failure shall be seen, as with `countFromZero`.
  for (const route of postRoutes) {
    for (const status of ['500', '503']) histogram.zero({ method: 'POST', route, status })
  }
  return histogram
}

/** Replies to our text messages, and delivery reports from the provider. */
function smsCounters(registers: Registry[]) {
  return {
    smsReplies: countFromZero(
      {
        name: 'sms_replies_total',
        help: 'Replies to our text messages, by what they ask for',
        labels: { outcome: ['stop', 'start', 'help', 'repeated', 'other'] },
      },
      registers,
    ),
    smsStatuses: countFromZero(
      {
        name: 'sms_statuses_total',
        help: 'Delivery statuses reported by the SMS provider',
        labels: { status: ['delivered', 'undelivered', 'failed', 'underway'] },
      },
      registers,
    ),
  }
}

/** The chat assistant: outcomes of requests, and time to a complete answer. */
function chatMetrics(registers: Registry[]) {
  return {
    chatRequests: countFromZero(
      {
        name: 'chat_requests_total',
        help: 'Chat requests by outcome; fallback is an answer without the model',
        labels: {
          outcome: [
            'answered',
            'refused',
            'handed_over',
            'fallback',
            'failed',
            'limited',
            'invalid',
            'left',
          ],
        },
      },
      registers,
    ),
    chatDuration: new Histogram({
      name: 'chat_answer_duration_seconds',
      help: 'Time from a question to the complete answer, by outcome',
      labelNames: ['outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 2.5, 5, 10, 20],
      registers,
    }),
  }
}
