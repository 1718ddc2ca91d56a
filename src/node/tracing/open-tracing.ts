// Turns tracing on if OTEL_EXPORTER_OTLP_ENDPOINT is set. On Node.js 20, propagating a context through promises
// makes every promise more expensive: without a collector nothing pays that price.
import type { Env } from '../env'
import type { Log } from '../log'
import { noTracing, type Tracing } from './tracing'

export async function openTracing(
  program: 'server' | 'worker',
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  log: Log,
): Promise<Tracing> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return noTracing
  const { startTracing } = await import('./otel-tracing')
  return startTracing({ service: `website-${program}`, endpoint, log })
}
