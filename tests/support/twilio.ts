// A local stand-in for Twilio's Messages API, which responds with Twilio's own JSON.
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '../../scripts/processes/ports'
import { atEnd } from './clean-up'
import { listenOn } from './listen-on'
import {
  type TwilioMessage,
  twilioAccount,
  twilioError,
  twilioList,
  twilioMessage,
} from './twilio-json'

/**
 * - `hang`: nothing is sent and there is no response.
 * - `drop`: the message is sent and kept, then the connection is cut before the response.
 * - `silent`: the message is sent and kept, and no response ever comes.
 * - `late`: the message is sent and kept after `LATE_MS`, even if the client has gone, and then there is a response.
 * - `gateway`: the message is sent and kept, and a gateway on the way back responds 502.
 * - a status with Twilio's error code: refused, for example `{ status: 429, code: 20429 }`.
 */
export type TwilioReply =
  | 'accept'
  | 'hang'
  | 'drop'
  | 'silent'
  | 'late'
  | 'gateway'
  | { status: number; code: number }

/** In milliseconds: longer than a dead worker's lease, and than our client waits for the first byte of a response. */
export const LATE_MS = 15_000

export interface FakeTwilio {
  readonly url: string
  readonly accountSid: string
  readonly authToken: string
  /** Every message that was sent, in order, including those of `drop`. */
  readonly sent: TwilioMessage[]
  /** The status callback URL of each of them, in the same order. */
  readonly statusCallbacks: (string | null)[]
  /** Number of requests to send, including refused ones. */
  attempts: number
  /** How to treat every request to send; a function decides by the recipient. */
  reply: TwilioReply | ((to: string) => TwilioReply)
  /** Refuses one message with this status and Twilio's error code, regardless of `reply`. */
  answerOnce(status: number, code?: number): void
  /** Sends one message and cuts the connection before the response, regardless of `reply`. */
  loseAnswerOnce(): void
  /** Sends one message and responds 502, as a gateway in between might, regardless of `reply`. */
  breakAnswerOnce(): void
  /** How to treat requests for the list of sent messages. */
  listReply: Exclude<TwilioReply, 'drop' | 'silent' | 'late' | 'gateway'>
  /** How to treat requests for the account. */
  accountReply: Exclude<TwilioReply, 'drop' | 'silent' | 'late' | 'gateway'>
  /** Times of the requests for the account, in milliseconds since 1970. */
  readonly probes: number[]
  /** Serves again on the same port. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Twilio's own error code for a status, when a test names none. */
const USUAL_CODE: Record<number, number> = { 400: 21211, 401: 20003, 404: 20404, 429: 20429 }

interface TwilioOptions {
  /** These must stay the same when the process dies and is restarted. */
  port?: number
  account?: { sid: string; token: string }
  /** Messages sent earlier. */
  sent?: TwilioMessage[]
  /** Called with every sent message, before the response. */
  onSent?: (message: TwilioMessage) => void
}

export async function startTwilio(options: TwilioOptions = {}): Promise<FakeTwilio> {
  const port = options.port ?? (await freePort())
  const once: TwilioReply[] = []
  const twilio: FakeTwilio = {
    url: `http://127.0.0.1:${port}`,
    accountSid: options.account?.sid ?? `AC${randomBytes(16).toString('hex')}`,
    authToken: options.account?.token ?? randomBytes(16).toString('hex'),
    sent: options.sent ?? [],
    statusCallbacks: [],
    attempts: 0,
    reply: 'accept',
    listReply: 'accept',
    accountReply: 'accept',
    probes: [],
    answerOnce: (status, code = USUAL_CODE[status] ?? 20500) => void once.push({ status, code }),
    loseAnswerOnce: () => void once.push('drop'),
    breakAnswerOnce: () => void once.push('gateway'),
    start: () => listenOn(server, port),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  const server = createServer((request, response) => {
    // Clients that disconnect in the middle of a request are what the tests are about.
    const { onSent } = options
    handle({ twilio, once, request, response, onSent }).catch(() => response.destroy())
  })
  await twilio.start()
  atEnd(() => twilio.stop())
  return twilio
}

interface Exchange {
  twilio: FakeTwilio
  once: TwilioReply[]
  request: IncomingMessage
  response: ServerResponse
  onSent: TwilioOptions['onSent']
}

async function handle({ twilio, once, request, response, onSent }: Exchange): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', twilio.url)
  const form = new URLSearchParams(await text(request))
  const credentials = Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64')
  if (request.headers.authorization !== `Basic ${credentials}`) return refuse(response, 401, 20003)
  const account = `/2010-04-01/Accounts/${twilio.accountSid}`
  if (pathname === `${account}.json`) return describe(twilio, response)
  if (pathname !== `${account}/Messages.json`) return refuse(response, 404, 20404)
  if (request.method === 'GET') return list(twilio, searchParams, response)
  twilio.attempts += 1
  const usual = twilio.reply
  const reply = once.shift() ?? (typeof usual === 'function' ? usual(form.get('To') ?? '') : usual)
  send(twilio, form, { reply, response, onSent })
}

interface Outcome {
  reply: TwilioReply
  response: ServerResponse
  onSent: TwilioOptions['onSent']
}

function send(twilio: FakeTwilio, form: URLSearchParams, outcome: Outcome): void {
  const { reply, response, onSent } = outcome
  if (reply === 'hang') return
  if (typeof reply === 'object') {
    refuse(response, reply.status, reply.code)
    return
  }
  if (reply === 'late') {
    const accept = () => send(twilio, form, { ...outcome, reply: 'accept' })
    setTimeout(accept, LATE_MS).unref()
    return
  }
  const message = twilioMessage(twilio.accountSid, form)
  twilio.sent.push(message)
  twilio.statusCallbacks.push(form.get('StatusCallback'))
  onSent?.(message)
  if (reply === 'drop') response.destroy()
  else if (reply === 'gateway') refuse(response, 502, 20500)
  else if (reply === 'accept') answer(response, 201, message)
}

function describe(
  { probes, accountReply, accountSid }: FakeTwilio,
  response: ServerResponse,
): void {
  probes.push(Date.now())
  if (accountReply === 'accept') answer(response, 200, twilioAccount(accountSid))
  else if (accountReply !== 'hang') refuse(response, accountReply.status, accountReply.code)
}

function list(twilio: FakeTwilio, query: URLSearchParams, response: ServerResponse): void {
  const { listReply, sent, accountSid } = twilio
  const to = query.get('To')
  const found = sent.filter((message) => to === null || message.to === to).reverse()
  if (listReply === 'accept') answer(response, 200, twilioList(accountSid, found))
  else if (listReply !== 'hang') refuse(response, listReply.status, listReply.code)
}

function refuse(response: ServerResponse, status: number, code: number): void {
  answer(response, status, twilioError(status, code))
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
