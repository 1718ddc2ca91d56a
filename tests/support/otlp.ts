// A trace receiver that acts like an OpenTelemetry collector: OTLP over HTTP, as JSON.
import { text } from 'node:stream/consumers'
import { atEnd } from './clean-up'
import { listenHere } from './listen-here'

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
  const { url, close } = await listenHere(async (request, response) => {
    const body = await text(request)
    if (request.url !== '/v1/traces') return void response.writeHead(404).end()
    if (receiver.reply === 'hang') return
    receiver.bodies.push(body)
    receiver.spans.push(...spansIn(JSON.parse(body)))
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  })
  const receiver: OtlpReceiver = { url, spans: [], bodies: [], reply: 'accept' }
  atEnd(close)
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
