// OpenTelemetry setup for both programs: the only place that loads it.
import {
  type Context,
  context,
  type Span as OtelSpan,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { BullMQOtel } from 'bullmq-otel'
import { atMost } from '../deadline'
import type { Log } from '../log'
import { spanExporter } from './span-exporter'
import type { Tracing } from './tracing'

/** Limit for the final flush, in milliseconds. */
const FLUSH_MS = 1_000
const NAME = 'website'

interface Options {
  service: string
  /** Base URL of an OTLP receiver over HTTP, without `/v1/traces`. */
  endpoint: string
  log: Log
}

const kinds = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  client: SpanKind.CLIENT,
} as const

/**
 * Samples only traces that begin with a request or a job. BullMQ also reports every poll of a worker for a job,
 * which would bury them.
 */
const startsWithWork: Sampler = {
  shouldSample: (...[, , , kind]: Parameters<Sampler['shouldSample']>) => ({
    decision:
      kind === SpanKind.SERVER || kind === SpanKind.CONSUMER
        ? SamplingDecision.RECORD_AND_SAMPLED
        : SamplingDecision.NOT_RECORD,
  }),
  toString: () => 'StartsWithWork',
}

export function startTracing({ service, endpoint, log }: Options): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: startsWithWork }),
    // Spans that the receiver does not take in time are dropped: the queue never grows beyond this.
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: spanExporter(endpoint, log),
        scheduledDelayMillis: 1_000,
        exportTimeoutMillis: 3_000,
        maxQueueSize: 2_048,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const tracer = provider.getTracer(NAME)

  return {
    async span({ name, kind, attributes, traceparent }, work) {
      const settings = { kind: kinds[kind], attributes }
      const parent = traceparent ? extracted({ traceparent }) : context.active()
      return tracer.startActiveSpan(name, settings, parent, async (span) => {
        try {
          return await work({ set: (more) => void span.setAttributes(more) })
        } catch (error) {
          markFailed(span, error)
          throw error
        } finally {
          span.end()
        }
      })
    },
    carrier() {
      const sampled = trace.getActiveSpan()?.isRecording()
      return sampled ? JSON.stringify(injected()) : null
    },
    within: (carrier, work) =>
      carrier ? context.with(extracted(JSON.parse(carrier)), work) : work(),
    bullmq: new BullMQOtel({ tracerName: NAME }),
    stop: () => atMost(FLUSH_MS, [provider.shutdown()]),
  }
}

function extracted(carrier: object): Context {
  return propagation.extract(context.active(), carrier)
}

function injected(): object {
  const carrier = {}
  propagation.inject(context.active(), carrier)
  return carrier
}

/** Records only the error's name: messages can quote what a visitor typed. */
function markFailed(span: OtelSpan, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
}
