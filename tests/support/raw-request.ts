// Sends an HTTP request exactly as written, without the headers and restrictions that fetch adds.
import { type IncomingHttpHeaders, request } from 'node:http'

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
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      )
    })
    sending.on('error', reject)
    sending.end(body)
  })
}
