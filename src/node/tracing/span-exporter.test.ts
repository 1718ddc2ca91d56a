import { SpanStatusCode } from '@opentelemetry/api'
import { SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, test } from 'vitest'
import { startOtlp } from '../../../tests/support/otlp'
import { quietLog } from '../../../tests/support/quiet-log'
import { spanExporter } from './span-exporter'

test('a span leaves without the texts that a library puts into it, which may quote a visitor', async () => {
  const receiver = await startOtlp()
  const exporter = spanExporter(receiver.url, quietLog)
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
