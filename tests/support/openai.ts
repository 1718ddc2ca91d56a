// A local stand-in for a server of OpenAI's chat completions API, well behaved or not.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { atEnd } from './clean-up'
import { listenHere } from './listen-here'

/**
 * - `say`: streams these texts, then ends with `finish`; with null, it just ends.
 * - `status`: refuses with this status, and asks to try again in a second.
 * - `rejects`: refuses requests that have one of these parameters, as OpenAI does unless `with` is another way, and says
 *   `say` to others.
 * - `stall`: streams the texts, then nothing more, and leaves the connection open.
 * - `break`: streams the texts, then cuts the connection.
 * - `hang`: never answers.
 * - `whole`: answers in one piece although a stream was requested.
 * - `body`: answers 200 with this text as an event stream, which it need not be.
 * - `limit`: `under` if at most so many tokens are allowed, `over` if more are.
 *
 * `next` is the reply to the requests that follow the answer, or the rejection.
 */
type OpenAiReply = Reply | { limit: number; under: Reply; over: Reply }
type Reply =
  | { say: readonly string[]; finish?: string | null }
  | { status: number }
  | {
      rejects: readonly string[]
      say: string
      with?: { status: number; body: object }
      next?: OpenAiReply
    }
  | { stall: readonly string[] }
  | { break: readonly string[] }
  | { whole: string; finish?: string; next?: OpenAiReply }
  | { body: string }
  | { hang: true }

interface OpenAiRequest extends Record<string, unknown> {
  model: string
  messages: { role: string; content: string }[]
  stream?: boolean
}

export interface FakeOpenAi {
  /** The value for OPENAI_BASE_URL. */
  readonly url: string
  /** Every request, in order, including refused ones. */
  readonly requests: OpenAiRequest[]
  /** Connections that the client closed before the response was complete. */
  abandoned: number
  reply: OpenAiReply
  stop(): void
}

export async function startOpenAi(): Promise<FakeOpenAi> {
  const { url, close } = await listenHere((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) fake.abandoned += 1
    })
    answer(fake, request, response).catch(() => response.destroy())
  })
  const fake: FakeOpenAi = {
    url: `${url}/v1`,
    requests: [],
    abandoned: 0,
    reply: { say: ['Hello.'] },
    stop: close,
  }
  atEnd(close)
  return fake
}

async function answer(fake: FakeOpenAi, request: IncomingMessage, response: ServerResponse) {
  const asked = (await json(request)) as OpenAiRequest
  fake.requests.push(asked)
  const { reply: told } = fake
  const allowed = Number(asked.max_tokens ?? asked.max_completion_tokens)
  const reply = 'limit' in told ? (allowed > told.limit ? told.over : told.under) : told
  if ('hang' in reply) return
  const inJson = (status: number, body: string, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(body)
  }
  if ('rejects' in reply) {
    const param = reply.rejects.find((name) => asked[name] !== undefined && asked[name] !== false)
    const { status, body } = reply.with ?? { status: 400, body: rejection(param) }
    if (param) {
      fake.reply = reply.next ?? reply
      return inJson(status, JSON.stringify(body))
    }
    if (!asked.stream) return inJson(200, inOnePiece(reply.say, 'stop'))
  }
  if ('status' in reply) {
    const error = { message: 'refused', type: 'test', code: String(reply.status) }
    return inJson(reply.status, JSON.stringify({ error }), { 'Retry-After': '1' })
  }
  if ('whole' in reply) {
    fake.reply = reply.next ?? reply
    return inJson(200, inOnePiece(reply.whole, reply.finish ?? 'stop'))
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  if ('body' in reply) return void response.end(reply.body)
  const texts = 'say' in reply ? [reply.say].flat() : 'stall' in reply ? reply.stall : reply.break
  for (const text of texts) response.write(event({ role: 'assistant', content: text }))
  if ('stall' in reply) return
  if ('break' in reply) return void setTimeout(() => response.destroy(), 20)
  const { finish = 'stop' } = 'finish' in reply ? reply : {}
  response.end(finish === null ? '' : `${event({}, finish)}data: [DONE]\n\n`)
}

function rejection(param: string | undefined) {
  const code = 'unsupported_value'
  return { error: { message: `Unsupported: ${param}`, type: 'invalid_request_error', param, code } }
}

const completion = { id: 'chatcmpl-test', created: 1, model: 'test' }

/** A line of a stream. */
export function event(delta: object, finish: string | null = null, more: object = {}): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  const chunk = { ...completion, object: 'chat.completion.chunk', choices, ...more }
  return `data: ${JSON.stringify(chunk)}\n\n`
}

function inOnePiece(content: string, finish: string): string {
  const message = { role: 'assistant', content }
  const choices = [{ index: 0, message, finish_reason: finish }]
  const usage = { prompt_tokens: 500, completion_tokens: 20, total_tokens: 520 }
  return JSON.stringify({ ...completion, object: 'chat.completion', choices, usage })
}
