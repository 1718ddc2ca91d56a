// Sends an HTTP request exactly as written, without the headers and restrictions that fetch adds.
import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Of all headers, as sent: a duplicate is there twice. */
  names: string[]
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
      const { statusCode: status = 0, headers: received, rawHeaders } = response
      const names = rawHeaders.filter((_, i) => i % 2 === 0)
      text(response).then((body) => resolve({ status, headers: received, names, body }), reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
