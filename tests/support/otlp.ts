// A trace receiver that acts like an OpenTelemetry collector: OTLP over HTTP, as JSON.
import { createServer } from 'node:http'
import { freePort } from '../../scripts/processes/ports'
import { atEnd } from './clean-up'

export interface ReceivedSpan {
  service: string
  traceId: string
  spanId: string
  parentSpanId: string
  name: string
  attributes: Record<string, string | number>
}

interface OtlpValue {
  stringValue?: string
  intValue?: number
}
interface OtlpAttribute {
  key: string
  value: OtlpValue
}
interface OtlpBody {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] }
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'service'> & { attributes: OtlpAttribute[] })[]
    }[]
  }[]
}

export interface OtlpReceiver {
  /** The value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string
  readonly spans: ReceivedSpan[]
  /** Every request body, unparsed. */
  readonly bodies: string[]
  /** `hang`: accepts everything and never responds. */
  reply: 'accept' | 'hang'
}

export async function startOtlp(): Promise<OtlpReceiver> {
  const port = await freePort()
  const receiver: OtlpReceiver = {
    url: `http://127.0.0.1:${port}`,
    spans: [],
    bodies: [],
    reply: 'accept',
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (receiver.reply === 'hang') return
    const body = Buffer.concat(chunks).toString('utf8')
    receiver.bodies.push(body)
    receiver.spans.push(...spansIn(JSON.parse(body)))
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  atEnd(() => {
    server.close()
    server.closeAllConnections()
  })
  return receiver
}

function spansIn({ resourceSpans }: OtlpBody): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name'])
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) })),
    )
  })
}

function valuesOf(attributes: OtlpAttribute[]): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
  )
}
