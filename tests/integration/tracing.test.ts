import { beforeAll, expect, inject, test } from 'vitest'
import { type OtlpReceiver, type ReceivedSpan, startOtlp } from '../support/otlp'
import { contact, startTestSite, type TestSite } from '../support/site'

let site: TestSite
let receiver: OtlpReceiver

beforeAll(async () => {
  receiver = await startOtlp()
  site = await startTestSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url } })
})

/** The spans of the trace that a submission started, once both of its mails are in it. */
function traceOf(id: string): Promise<ReceivedSpan[]> {
  return site.until(() => {
    const first = receiver.spans.find(
      ({ name, attributes }) => name.startsWith('POST') && attributes['submission.id'] === id,
    )
    const trace = receiver.spans.filter(({ traceId }) => traceId === first?.traceId)
    const mails = trace.filter(({ name }) => name.startsWith('send '))
    const worked = trace.filter(({ name }) => name === 'process deliveries')
    return mails.length >= 2 && worked.length >= 2 ? trace : null
  })
}

/** The span names from the root to a span. */
function pathTo(trace: ReceivedSpan[], span: ReceivedSpan | undefined): string[] {
  if (!span) return []
  return [
    ...pathTo(
      trace,
      trace.find(({ spanId }) => spanId === span.parentSpanId),
    ),
    span.name,
  ]
}

test('one trace covers the request, both queues, and the mails', async () => {
  const { id } = await site.accept(contact(), { 'X-Request-Id': 'edge-1' })
  const trace = await traceOf(id)
  const request = ['POST /api/contact', 'enqueue submissions', 'process submissions']
  const named = (name: string) =>
    pathTo(
      trace,
      trace.find((span) => span.name === name),
    )
  expect(named('store submission')).toEqual([...request, 'store submission'])
  for (const channel of ['team_email', 'prospect_email']) {
    expect(named(`send ${channel}`)).toEqual([
      ...request,
      'enqueue deliveries',
      'process deliveries',
      `send ${channel}`,
    ])
  }
  const [root, sent] = ['POST /api/contact', 'send team_email'].map((name) =>
    trace.find((span) => span.name === name),
  )
  expect(root).toMatchObject({ service: 'website-server', attributes: { 'request.id': 'edge-1' } })
  expect(root?.attributes['http.response.status_code']).toBe(202)
  expect(sent).toMatchObject({ service: 'website-worker' })
  expect(sent?.attributes).toEqual({
    'submission.id': id,
    'delivery.channel': 'team_email',
    'delivery.attempt': 1,
    'delivery.outcome': 'sent',
  })
})

test('submissions added in one batch keep separate traces', async () => {
  const accepted = await Promise.all(Array.from({ length: 20 }, () => site.accept(contact())))
  const traces = await Promise.all(accepted.map(({ id }) => traceOf(id)))
  expect(new Set(traces.map(([span]) => span?.traceId)).size).toBe(20)
  for (const [index, trace] of traces.entries()) {
    const id = accepted[index]?.id
    const named = trace.map(({ attributes }) => attributes['submission.id'])
    expect(new Set(named.filter(Boolean))).toEqual(new Set([id]))
    const jobs = trace.filter(({ name }) => name === 'process submissions')
    // More than once on a busy machine: a job that takes too long runs again.
    expect(new Set(jobs.map(({ attributes }) => attributes['bullmq.job.id']))).toEqual(
      new Set([`s-${id}`]),
    )
  }
})

/** Once is enough for what does not depend on how a queue carries the context of a trace. */
const once = test.runIf(inject('backend') === 'redis')

once('a trace contains no visitor input, even on failure', async () => {
  const body = contact({ name: 'Zebedee Quux', message: 'Our xylophone server is down.' })
  const { id } = await site.accept(body)
  await site.postTo('/api/contact', { ...body, email: 'zebedee.quux at nowhere' })
  await site.addJob('submissions', 's-poison', { id: 'zebedee.quux', kind: 'contact' })
  await traceOf(id)
  await site.until(() =>
    receiver.spans.some(({ attributes }) => attributes['bullmq.job.id'] === 's-poison'),
  )
  const all = receiver.bodies.join('\n').toLowerCase()
  expect(all).toContain(id)
  for (const word of ['zebedee', 'xylophone', body.email, 'nowhere', 'exception', 'stack']) {
    expect(all).not.toContain(word)
  }
})

once('idle programs and pages create no traces', async () => {
  await fetch(site.url)
  await fetch(`${site.url}/readyz`)
  // Spans are exported in batches: theirs would be in this submission's batch or an earlier one.
  await traceOf((await site.accept(contact())).id)
  const roots = receiver.spans.filter(({ parentSpanId }) => !parentSpanId)
  expect(roots.filter(({ name }) => !/^(POST|process) /.test(name))).toEqual([])
})

once('a trace ID is accepted from a trusted proxy only', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const { id } = await site.accept(contact(), { traceparent })
  const [span] = await traceOf(id)
  expect(span?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
  await site.stopServer()
  await site.startServer({ TRUST_PROXY: '1' })
  const trusted = await site.accept(contact(), { traceparent })
  expect((await traceOf(trusted.id))[0]?.traceId).toBe('0af7651916cd43dd8448eb211c80319c')
})

once('a hanging receiver delays neither requests nor a stop', async () => {
  receiver.reply = 'hang'
  const accepted = await Promise.all(Array.from({ length: 10 }, () => site.accept(contact())))
  for (const { id } of accepted) {
    expect((await site.settled(id)).team_email?.status).toBe('sent')
  }
  const stopping = performance.now()
  // Each resolves to exit code 0 or throws.
  await Promise.all([site.stopServer(), site.stopWorker()])
  expect(performance.now() - stopping).toBeLessThan(5_000)
})
