// A real SMTP server that keeps the mails it receives, and can misbehave in every way a real one does.
import type { Socket } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server'
import { freePort } from '../../scripts/processes/ports'
import { atEnd } from './clean-up'
import { listenOn } from './listen-on'

export interface ReceivedMail {
  envelope: { from: string; to: string[] }
  raw: string
  mail: Email
}

/**
 * - `hang`: the connection stays open and there is no reply.
 * - `drop`: the mail is accepted and kept, then the connection is cut before the reply.
 * - a code: refused with it, after MAIL FROM (before any recipient is known), after RCPT or after DATA. After RCPT, it may
 *   take its time, as a server that looks up a stranger's domain.
 */
type SmtpReply =
  | 'accept'
  | 'hang'
  | 'drop'
  | { code: number; at: 'mail' | 'rcpt' | 'data'; text?: string; afterMs?: number }

export interface FakeSmtp {
  /** Stays the same across every stop and start. */
  readonly url: string
  /** Every accepted mail, in order, including those of `drop`. */
  readonly messages: ReceivedMail[]
  /** How to treat every mail; a function decides by the mail's recipients. */
  reply: SmtpReply | ((receivers: string[]) => SmtpReply)
  /** Refuses one mail with this code after DATA, regardless of `reply`. */
  refuseOnce(code: number): void
  /** Delay of each reply, in milliseconds. */
  delayMs: number
  /** The password of every user; null if the server has no login, from its start to its end. */
  password: string | null
  /** The password of each login, in order. */
  readonly logins: string[]
  start(): Promise<void>
  stop(): Promise<void>
}

interface SmtpOptions {
  /** A fixed port, where it must survive the death of the process. */
  port?: number
  /** Called with every offered mail, before anything is decided. */
  onOffered?: (mail: ReceivedMail) => void
  /** Called with every accepted mail, before the reply; `reply` is `drop` when none follows. */
  onTaken?: (mail: ReceivedMail, reply: 'accept' | 'drop') => void
  /** Clients need this password. */
  password?: string
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
    password: options.password ?? null,
    logins: [],
    refuseOnce: (code) => void once.push({ code, at: 'data' }),
    async start() {
      const cut = (from: number) => sockets.get(from)?.destroy()
      const next = new SMTPServer(behaviour(smtp, { ...options, once, cut }))
      // Clients that disconnect in the middle of a dialogue are what the tests are about.
      next.on('error', () => undefined)
      next.server.on('connection', (socket: Socket) => remember(sockets, socket))
      await listenOn(next.server, port)
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
    authOptional: smtp.password === null,
    allowInsecureAuth: true,
    disabledCommands: smtp.password === null ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth({ password }, _session, done) {
      smtp.logins.push(password ?? '')
      if (password === smtp.password) done(null, { user: 'user' })
      else done(refusal({ code: 535 }))
    },
    disableReverseLookup: true,
    closeTimeout: 100,
    onMailFrom(_address, _session, done) {
      const reply = replyTo([])
      const refused = typeof reply === 'object' && reply.at === 'mail'
      // Without the delay: the two replies below account for how long a mail takes.
      done(refused ? refusal(reply) : null)
    },
    onRcptTo({ address }, _session, done) {
      const reply = replyTo([address])
      const refused = typeof reply === 'object' && reply.at === 'rcpt'
      if (!refused) return later(() => done(null))
      setTimeout(() => done(refusal(reply)), reply.afterMs ?? smtp.delayMs)
    },
    async onData(stream, session, done) {
      // A sender that dies in the middle of a mail has not sent one.
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
  const raw = await textOf(stream)
  const from = envelope.mailFrom ? envelope.mailFrom.address : ''
  const to = envelope.rcptTo.map(({ address }) => address)
  return { envelope: { from, to }, raw, mail: await PostalMime.parse(raw) }
}
