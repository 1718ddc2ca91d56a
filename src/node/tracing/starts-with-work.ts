// Samples only traces that begin with a request or a job. BullMQ also reports every poll of a worker for a job,
// which would bury them.
import { SpanKind } from '@opentelemetry/api'
import { type Sampler, SamplingDecision } from '@opentelemetry/sdk-trace'

export const startsWithWork: Sampler = {
  shouldSample: (...[, , , kind]: Parameters<Sampler['shouldSample']>) => ({
    decision:
      kind === SpanKind.SERVER || kind === SpanKind.CONSUMER
        ? SamplingDecision.RECORD_AND_SAMPLED
        : SamplingDecision.NOT_RECORD,
  }),
  toString: () => 'StartsWithWork',
}
