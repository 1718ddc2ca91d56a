// Caches complete responses to the most common request: GET of a page that the client does not have yet. The
// app answers each such request once; from then on the same headers and bytes are sent without passing through
// it, which doubles the pages per second.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'koa'
import { type NoteRequest, REQUEST_ID_HEADER, requestIdOf } from '../middleware/observe'
import { malformedRequestProblem } from '../middleware/reject-malformed'
import { pageEncoding } from './best-encoding'
import type { Encoding } from './encode-page'
import { yearly } from './yearly'

interface Answer {
  /** Alternating names and values, as the app set them, without its request id. */
  headers: string[]
  body: Buffer
}

export class ResponseCache {
  readonly #answers = new Map<Encoding, Map<string, Answer>>()
  readonly #forgetLastYear = yearly(() => this.#answers.clear())

  constructor(private readonly note: NoteRequest) {}

  /** Responds from the cache and returns true; false if the app has to respond. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const started = performance.now()
    this.#forgetLastYear()
    const path = request.url ?? ''
    const cached = this.#answers.get(pageEncoding(request.headers['accept-encoding']))?.get(path)
    if (!cached || !isPlain(request)) return false
    const requestId = requestIdOf(request.headers['x-request-id'])
    response.writeHead(200, [...cached.headers, REQUEST_ID_HEADER, requestId]).end(cached.body)
    this.note({ requestId, method: 'GET', path, status: 200, started })
    return true
  }

  /**
   * Caches the response that the app is about to send.
   *
   * @param ctx of a page that its path alone determines, with all its headers set
   */
  keep({ req, res, status, body }: Context): void {
    if (status !== 200 || !Buffer.isBuffer(body) || !isPlain(req)) return
    const encoding = pageEncoding(req.headers['accept-encoding'])
    const pages = this.#answers.get(encoding) ?? new Map<string, Answer>()
    this.#answers.set(encoding, pages.set(req.url ?? '', { headers: headersOf(res), body }))
  }
}

/** True if the response depends only on the path and Accept-Encoding. */
function isPlain(request: IncomingMessage): boolean {
  const { method, headers } = request
  return (
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers['if-modified-since'] === undefined &&
    malformedRequestProblem(request) === undefined
  )
}

function headersOf(response: ServerResponse): string[] {
  // As originally spelled. Responses have this method too, but Node's types declare it only for requests.
  const { getRawHeaderNames } = response as ServerResponse & { getRawHeaderNames(): string[] }
  return getRawHeaderNames
    .call(response)
    .filter((name) => name !== REQUEST_ID_HEADER)
    .flatMap((name) => [name, String(response.getHeader(name))])
}
