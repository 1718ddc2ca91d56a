// Follows a submission through both programs for an operator who asks for it. Nobody here knows
// OpenTelemetry: without an address to send to, none of it is loaded.
import type { BullMQOtel } from 'bullmq-otel'

export interface SpanOptions {
  name: string
  /** Who waits for whom: `server` and `consumer` begin what somebody else asked for. */
  kind: 'server' | 'consumer' | 'producer' | 'client'
  /** Only what ALLOWED in span-exporter.ts names leaves the process; never what a visitor typed. */
  attributes: Attributes
  /** The trace to go on with, as another program named it (W3C traceparent). */
  traceparent?: string | undefined
}

export type Attributes = Record<string, string | number | undefined>

/** Names a trace; null where there is none, undefined where nothing is traced. */
export type Carrier = string | null | undefined

export interface Span {
  set(attributes: Attributes): void
}

export interface Tracing {
  /** Runs `work` as a part of what is going on. What it throws marks the span and is thrown on. */
  span<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
  /** What a job takes along, so that its worker goes on with this trace. */
  carrier(): Carrier
  /** Runs `work` inside the trace that a job takes along. */
  within<T>(carrier: Carrier, work: () => Promise<T>): Promise<T>
  /** What BullMQ's queues and workers report to. */
  bullmq?: BullMQOtel
  /** Sends what is left, for a second at most. Never rejects. */
  stop(): Promise<void>
}

const nobody: Span = { set() {} }

/** Follows nothing and costs nothing. */
export const noTracing: Tracing = {
  span: (_options, work) => work(nobody),
  carrier: () => undefined,
  within: (_carrier, work) => work(),
  stop: async () => undefined,
}
