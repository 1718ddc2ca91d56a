import { SpanStatusCode } from '@opentelemetry/api'
import { SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { atEnd } from '../../../tests/support/clean-up'
import { listenHere } from '../../../tests/support/listen-here'
import { startOtlp } from '../../../tests/support/otlp'
import { quietLog } from '../../../tests/support/quiet-log'
import { createLog } from '../log'
import { spanExporter } from './span-exporter'

test('a span leaves without the texts that a library puts into it, which may quote a visitor', async () => {
  const receiver = await startOtlp()
  // Two slashes would be a 404 to a collector.
  const exporter = spanExporter(`${receiver.url}/`, quietLog)
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  const span = provider.getTracer('test').startSpan('process submissions')
  span.setAttributes({ 'bullmq.job.id': 's-1', 'bullmq.job.failed.reason': 'no Zebedee' })
  span.addEvent('retried', { reason: 'no Zebedee' })
  span.recordException(new Error('no Zebedee'))
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'no Zebedee' })
  span.end()
  await provider.shutdown()
  expect(receiver.spans).toMatchObject([
    { name: 'process submissions', attributes: { 'bullmq.job.id': 's-1' } },
  ])
  expect(receiver.bodies.join()).not.toMatch(/Zebedee|retried|exception/)
})

test('a receiver that rejects our spans is logged once a second, with what mends it', async () => {
  const { url, close } = await listenHere((_, response) => void response.writeHead(401).end())
  atEnd(close)
  const lines: string[] = []
  const log = createLog('server', 'info', { to: { write: (line) => void lines.push(line) } })
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter: spanExporter(url, log) })],
  })
  for (const name of ['one', 'another']) provider.getTracer('test').startSpan(name).end()
  await provider.shutdown()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      err: { code: 401 },
      msg: 'the OpenTelemetry receiver does not take our spans; they are dropped. Correct OTEL_EXPORTER_OTLP_ENDPOINT or OTEL_EXPORTER_OTLP_HEADERS, or start it',
    },
  ])
})
