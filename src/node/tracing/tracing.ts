// Traces a submission through both programs, for operators who configure it. This file does not depend on
// OpenTelemetry: without an endpoint none of it is loaded.
import type { BullMQOtel } from 'bullmq-otel'

interface SpanOptions {
  name: string
  /** As in OpenTelemetry: a `server` span processes what another party sent. BullMQ makes those of consumers. */
  kind: 'server' | 'producer' | 'client'
  /** Only attributes listed in ALLOWED (span-exporter.ts) leave the process; never put in what a visitor typed. */
  attributes: Attributes
  /** The parent trace from another program (W3C traceparent). */
  traceparent?: string | undefined
}

type Attributes = Record<string, string | number | undefined>

/** Serialized trace context; null if no trace is being recorded, undefined if tracing is off. */
export type Carrier = string | null | undefined

export interface Span {
  set(attributes: Attributes): void
}

export interface Tracing {
  /** Runs `work` in a span. An error marks the span as failed and is rethrown. */
  span<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
  /** The trace context to store in a job, so that its worker continues this trace. */
  carrier(): Carrier
  /** Runs `work` within the trace context stored in a job. */
  within<T>(carrier: Carrier, work: () => Promise<T>): Promise<T>
  /** Telemetry adapter for BullMQ's queues and workers. */
  bullmq?: BullMQOtel
  /** Flushes the remaining spans, for at most a second. Never rejects. */
  stop(): Promise<void>
}

const nobody: Span = { set() {} }

/** Tracing turned off, at no cost. */
export const noTracing: Tracing = {
  span: (_options, work) => work(nobody),
  carrier: () => undefined,
  within: (_carrier, work) => work(),
  stop: async () => undefined,
}
