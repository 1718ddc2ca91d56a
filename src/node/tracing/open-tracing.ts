// Switches tracing on where OTEL_EXPORTER_OTLP_ENDPOINT is set. With a context that follows every
// promise, Node.js 20 makes all of them dearer: without a collector nobody pays for that.
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
