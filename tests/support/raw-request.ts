// Sends an HTTP request exactly as written, without the headers and restrictions that fetch adds.
import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface Options {
  headers?: Record<string, string>
  body?: string
}

export function rawRequest(
  method: string,
  url: string,
  { headers = {}, body }: Options = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers: received } = response
      text(response).then((said) => resolve({ status, headers: received, body: said }), reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
