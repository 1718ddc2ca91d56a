// Metrics of the worker. Names are fixed: dashboards and alerts are built on them.
import { Gauge, Histogram, type Registry } from 'prom-client'
import { channels, submissionSchemas } from '../../src/contract/submission'
import { createCommonMetrics } from '../../src/node/metrics/common-metrics'
import { countFromZero } from '../../src/node/metrics/count-from-zero'
import { tableNames } from '../submissions/tables'

export type WorkerMetrics = ReturnType<typeof createWorkerMetrics>

export function createWorkerMetrics() {
  const common = createCommonMetrics()
  const registers = [common.registry]
  return {
    ...common,
    stored: countFromZero(
      {
        name: 'submissions_stored_total',
        help: 'Jobs that stored a submission, by kind; a job that runs twice counts twice',
        labels: { kind: Object.keys(submissionSchemas) },
      },
      registers,
    ),
    deliveries: countFromZero(
      {
        name: 'deliveries_total',
        help: 'Attempts to deliver a message, by channel and outcome; failed means given up',
        labels: {
          channel: channels,
          outcome: ['sent', 'retried', 'unknown', 'failed', 'suppressed'],
        },
      },
      registers,
    ),
    deliveryDelay: delayHistogram(registers),
    ...deliveryGauges(registers),
    providerDown: new Gauge({
      name: 'provider_away',
      help: 'Whether a message provider is down: mail, sms',
      labelNames: ['family'],
      registers,
    }),
    retentionDeleted: countFromZero(
      {
        name: 'retention_deleted_total',
        help: 'Submissions deleted after RETENTION_DAYS, by table',
        labels: { table: tableNames },
      },
      registers,
    ),
  }
}

function delayHistogram(registers: Registry[]): Histogram<'channel'> {
  const histogram = new Histogram({
    name: 'delivery_delay_seconds',
    help: 'Time from receiving a submission, or from a release or retry by hand, to sending a message, by channel',
    labelNames: ['channel'],
    // From the usual half second through the retry steps to a day.
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800, 7_200, 86_400],
    registers,
  })
  for (const channel of channels) histogram.zero({ channel })
  return histogram
}

/** Read from the table at each scrape. */
function deliveryGauges(registers: Registry[]) {
  return {
    overdue: new Gauge({
      name: 'deliveries_overdue_seconds',
      help: 'How long the longest-overdue message has been due; 0 if none is',
      registers,
    }),
    oldestUnsent: new Gauge({
      name: 'deliveries_oldest_unsent_seconds',
      help: 'Time since the oldest unsent message was planned or retried by hand, by channel; 0 if none is open',
      labelNames: ['channel'],
      registers,
    }),
    givenUp: new Gauge({
      name: 'deliveries_given_up',
      help: 'Messages given up within 7 days and neither retried nor dismissed, by channel and status',
      labelNames: ['channel', 'status'],
      registers,
    }),
  }
}
