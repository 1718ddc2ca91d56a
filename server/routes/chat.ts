// POST of a conversation: validation and rate limit, then the answer as JSON or as an event stream.
import { Readable } from 'node:stream'
import type { Context, Middleware } from 'koa'
import { company } from '../../src/content/company'
import { type ChatAnswer, type ChatMessage, chatEvents, chatRequest } from '../../src/contract/chat'
import type { Log } from '../../src/node/log'
import type { Chat } from '../chat/create-chat'
import { HttpProblem } from '../http-problem'
import type { RateLimit } from '../limits/rate-limit'
import type { ServerMetrics } from '../metrics/server-metrics'
import { whenClosed } from '../middleware/observe'
import { clientAddress } from '../requests/client-address'
import { readJson } from '../requests/read-body'
import { fieldErrors } from '../submissions/field-errors'

/** As an EventSource asks for it, and with the parameter that the answer has. */
const STREAMS = ['text/event-stream', 'text/event-stream; charset=utf-8']

interface ChatDeps {
  chat: Chat
  rateLimit: RateLimit
  log: Log
  metrics: ServerMetrics
}

export function answerChat(deps: ChatDeps): Middleware {
  const { chat, log } = deps
  return async (ctx) => {
    // First, so that a client that disconnects while the question is read and counted is noticed.
    const left = new AbortController()
    void whenClosed(ctx).then(() => left.abort())
    const messages = await accept(ctx, deps)
    const requestLog = log.child({ requestId: ctx.state.requestId })
    const pieces = chat.answer(messages, left.signal)
    ctx.set('Cache-Control', 'no-store')
    const wanted = ctx.accepts('application/json', ...STREAMS)
    if (wanted && STREAMS.includes(wanted)) {
      ctx.type = 'text/event-stream'
      // A proxy that buffers the response would undo the streaming.
      ctx.set('X-Accel-Buffering', 'no')
      ctx.body = Readable.from(eventsOf(pieces, left.signal, requestLog))
      return
    }
    ctx.body = await whole(pieces).catch((error: unknown) => {
      // Nobody reads this response; it keeps a disconnect out of the log and out of our own 5xx errors.
      if (left.signal.aborted) throw new HttpProblem(400, 'The connection was closed too early.')
      throw error
    })
  }
}

/** The validated conversation, counted against the limit. Throws the HttpProblem to respond with. */
async function accept(ctx: Context, { rateLimit, metrics }: ChatDeps): Promise<ChatMessage[]> {
  const client = clientAddress(ctx)
  const parsed = chatRequest.safeParse(await readJson(ctx))
  if (!parsed.success) {
    metrics.chatRequests.inc({ outcome: 'invalid' })
    const errors = fieldErrors(parsed.error.issues)
    throw new HttpProblem(422, 'This conversation cannot be answered.', { errors })
  }
  const seconds = await rateLimit.take(client)
  if (seconds > 0) {
    metrics.chatRequests.inc({ outcome: 'limited' })
    throw new HttpProblem(
      429,
      `You have asked many questions in a short time. Please wait a minute and ask again, or call ${company.phone.text}.`,
      { headers: { 'Retry-After': String(seconds) } },
    )
  }
  return parsed.data.messages
}

async function whole(pieces: ReturnType<Chat['answer']>): Promise<ChatAnswer> {
  for await (const piece of pieces) if ('answer' in piece) return piece.answer
  throw new Error('the chat ended without an answer')
}

/** Pulled as fast as the client reads; when the client disconnects, the generator is ended. */
async function* eventsOf(
  pieces: ReturnType<Chat['answer']>,
  left: AbortSignal,
  log: Log,
): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) {
      yield 'answer' in piece
        ? event(chatEvents.message, piece.answer)
        : event(chatEvents.token, piece)
    }
  } catch (err) {
    if (left.aborted) return
    log.error({ err }, 'chat answer failed')
    yield event(
      chatEvents.error,
      new HttpProblem(500, 'The answer could not be finished. Please ask again or write to us.'),
    )
  }
}

function event(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
