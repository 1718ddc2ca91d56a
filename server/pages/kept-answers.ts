// Whole answers to what nearly all visitors ask: GET of a page that they do not have yet. The app answers
// each such request once; from then on the same headers and bytes leave without a way through it, which
// doubles the pages per second (npm run bench -- pages).
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'koa'
import { type NoteRequest, REQUEST_ID_HEADER, requestIdOf } from '../middleware/observe'
import { problemOf } from '../middleware/refuse-malformed'
import type { Encoding } from './encode-page'
import { yearly } from './yearly'

interface Answer {
  /** Names and values in turn, as the app gave them, without the id of its request. */
  headers: string[]
  body: Buffer
}

export class KeptAnswers {
  readonly #answers = new Map<Encoding, Map<string, Answer>>()
  readonly #forgetLastYear = yearly(() => this.#answers.clear())

  constructor(private readonly note: NoteRequest) {}

  /** Answers if it can. False: the app has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const started = performance.now()
    this.#forgetLastYear()
    const path = request.url ?? ''
    const encoding = plainEncoding(request)
    const kept = encoding && this.#answers.get(encoding)?.get(path)
    if (!kept || !isPlain(request)) return false
    const requestId = requestIdOf(request.headers['x-request-id'])
    response.writeHead(200, [...kept.headers, REQUEST_ID_HEADER, requestId]).end(kept.body)
    this.note({ requestId, method: 'GET', path, status: 200, started })
    return true
  }

  /**
   * Keeps the answer that the app is about to give.
   *
   * @param ctx of a page that its path alone leads to, with all its headers set
   */
  keep({ req, res, status, body }: Context): void {
    const encoding = plainEncoding(req)
    if (!encoding || status !== 200 || !Buffer.isBuffer(body) || !isPlain(req)) return
    const pages = this.#answers.get(encoding) ?? new Map<string, Answer>()
    this.#answers.set(encoding, pages.set(req.url ?? '', { headers: headersOf(res), body }))
  }
}

/** What the app sends to a client that lists encodings as browsers do; null for one that weighs them. */
function plainEncoding({ headers }: IncomingMessage): Encoding | null {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return 'identity'
  if (typeof accepted !== 'string' || !/^[a-z, ]+$/.test(accepted)) return null
  const names = accepted.split(', ')
  return (['br', 'gzip', 'identity'] as const).find((name) => names.includes(name)) ?? null
}

/** A request whose answer depends on nothing but its path and its Accept-Encoding. */
function isPlain(request: IncomingMessage): boolean {
  const { method, headers } = request
  return (
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers['if-modified-since'] === undefined &&
    problemOf(request) === undefined
  )
}

function headersOf(response: ServerResponse): string[] {
  // In the spelling in which they were set. Answers have the method too; Node's types know it of requests.
  const { getRawHeaderNames } = response as ServerResponse & { getRawHeaderNames(): string[] }
  return getRawHeaderNames
    .call(response)
    .filter((name) => name !== REQUEST_ID_HEADER)
    .flatMap((name) => [name, String(response.getHeader(name))])
}
