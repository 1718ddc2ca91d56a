// Exports spans to an OTLP receiver, reduced to what may leave the process: no text, no error messages.
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { type Log, shouldLog } from '../log'

/** Export timeout, in milliseconds: a receiver that takes longer counts as down. */
const TIMEOUT_MS = 2_000

/** The only attributes that may leave. BullMQ adds failure reasons and job options, which can quote a form. */
const ALLOWED = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'request.id',
  'submission.id',
  'submission.kind',
  'delivery.attempt',
  'delivery.channel',
  'delivery.outcome',
  'db.system.name',
  'queue.backend',
  'error.type',
  'bullmq.queue.name',
  'bullmq.queue.operation',
  'bullmq.job.id',
  'bullmq.job.bulk.count',
  'bullmq.job.attempts.made',
  'bullmq.worker.id',
])

const DROPPED =
  'the OpenTelemetry receiver does not take our spans; they are dropped. Correct OTEL_EXPORTER_OTLP_ENDPOINT or OTEL_EXPORTER_OTLP_HEADERS, or start it'

export function spanExporter(endpoint: string, log: Log): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS })
  return {
    export(spans, done) {
      exporter.export(spans.map(cleaned), (result) => {
        if (result.code === ExportResultCode.FAILED && shouldLog(log, 'spans')) {
          log.warn({ err: result.error }, DROPPED)
        }
        done(result)
      })
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  }
}

/** A view of the span with only the allowed data. */
function cleaned(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name)),
  )
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })
}
