// A real SMTP server that keeps what it is given, and can misbehave in every way a real one does.
import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server'
import { freePort } from '../../scripts/ports'
import { atEnd } from './clean-up'

export interface ReceivedMail {
  envelope: { from: string; to: string[] }
  raw: string
  mail: Email
}

/**
 * - `hang`: the connection stays open and nothing is answered.
 * - `drop`: the mail is taken and kept, then the connection is cut before the answer.
 * - a code: refused with it, after MAIL FROM (when no receiver is known yet), after RCPT or after DATA.
 */
export type SmtpReply =
  | 'accept'
  | 'hang'
  | 'drop'
  | { code: number; at: 'mail' | 'rcpt' | 'data'; text?: string }

export interface FakeSmtp {
  /** The same URL through every stop and start. */
  readonly url: string
  /** Every mail that was taken, in order, those of `drop` included. */
  readonly messages: ReceivedMail[]
  /** What to do with every mail, decided for each by its receivers if it is a function. */
  reply: SmtpReply | ((receivers: string[]) => SmtpReply)
  /** Refuses one mail with this code after DATA, whatever `reply` says. */
  refuseOnce(code: number): void
  /** How long each answer takes, in milliseconds. */
  delayMs: number
  start(): Promise<void>
  stop(): Promise<void>
}

export interface SmtpOptions {
  /** A port of its own, where one must be kept through the death of the process. */
  port?: number
  /** Hears of every mail that was offered, before anything is decided. */
  onOffered?: (mail: ReceivedMail) => void
  /** Hears of every mail that was taken, before the answer; `reply` is `drop` where none follows. */
  onTaken?: (mail: ReceivedMail, reply: 'accept' | 'drop') => void
}

export async function startSmtp(options: SmtpOptions = {}): Promise<FakeSmtp> {
  const port = options.port ?? (await freePort())
  const sockets = new Map<number, Socket>()
  const once: SmtpReply[] = []
  let server: SMTPServer | null = null
  const smtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    messages: [],
    reply: 'accept',
    delayMs: 0,
    refuseOnce: (code) => void once.push({ code, at: 'data' }),
    async start() {
      const cut = (from: number) => sockets.get(from)?.destroy()
      const next = new SMTPServer(behaviour(smtp, { ...options, once, cut }))
      // A client that goes away in mid-sentence is what the tests are about.
      next.on('error', () => undefined)
      next.server.on('connection', (socket: Socket) => remember(sockets, socket))
      await new Promise<void>((done) => next.listen(port, '127.0.0.1', done))
      server = next
    },
    async stop() {
      const old = server
      server = null
      for (const socket of sockets.values()) socket.destroy()
      if (old) await new Promise<void>((done) => old.close(() => done()))
    },
  }
  atEnd(() => smtp.stop())
  await smtp.start()
  return smtp
}

function remember(sockets: Map<number, Socket>, socket: Socket): void {
  const { remotePort = 0 } = socket
  sockets.set(remotePort, socket)
  socket.once('close', () => sockets.delete(remotePort))
}

interface Behaviour extends SmtpOptions {
  once: SmtpReply[]
  cut: (remotePort: number) => void
}

function behaviour(
  smtp: FakeSmtp,
  { once, cut, onOffered, onTaken }: Behaviour,
): SMTPServerOptions {
  const replyTo = (to: string[]) => (typeof smtp.reply === 'function' ? smtp.reply(to) : smtp.reply)
  const later = (answer: () => void) => void setTimeout(answer, smtp.delayMs)
  return {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onMailFrom(_address, _session, done) {
      const reply = replyTo([])
      const refused = typeof reply === 'object' && reply.at === 'mail'
      // Without the delay: how long a mail takes is reckoned by the two answers below.
      done(refused ? refusal(reply) : null)
    },
    onRcptTo({ address }, _session, done) {
      const reply = replyTo([address])
      const refused = typeof reply === 'object' && reply.at === 'rcpt'
      later(() => done(refused ? refusal(reply) : null))
    },
    async onData(stream, session, done) {
      // A sender that dies in mid-mail has sent none.
      const received = await take(stream, session).catch(() => null)
      if (!received) return
      onOffered?.(received)
      const reply = once.shift() ?? replyTo(received.envelope.to)
      if (reply === 'hang') return
      if (typeof reply === 'object') return later(() => done(refusal(reply)))
      smtp.messages.push(received)
      onTaken?.(received, reply)
      if (reply === 'drop') return cut(session.remotePort)
      later(() => done(null, 'queued'))
    },
  }
}

function refusal({ code, text = 'refused by the test' }: { code: number; text?: string }): Error {
  return Object.assign(new Error(text), { responseCode: code })
}

async function take(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<ReceivedMail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const raw = Buffer.concat(chunks).toString('utf8')
  const from = envelope.mailFrom ? envelope.mailFrom.address : ''
  const to = envelope.rcptTo.map(({ address }) => address)
  return { envelope: { from, to }, raw, mail: await PostalMime.parse(raw) }
}
