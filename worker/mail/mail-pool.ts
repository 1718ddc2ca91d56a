// A pool of connections to a mail server. The time that the server has to answer begins when a connection takes the mail.
import { createTransport, type SendMailOptions } from 'nodemailer'
import { askDnsAgain } from './ask-dns-again'
import { Connections } from './connections'
import { type Checks, checkedStream } from './last-check'
import { type ConnectionRate, isRateExceeded, type Login, type Refusals } from './login'
import { MailerClosedError, type SendResult } from './mailer'
import { refusedIn } from './refused-recipients'
import type { ServerUse } from './server-use'
import { Turns } from './turns'
import { wholeMessage } from './whole-message'

/** Unless the URL of the server says otherwise. */
const CONNECTIONS = 5

/** In milliseconds (smtp-mailer.ts). */
export interface PoolLimits {
  waitMs: number
  dataAcceptMs: number
  silenceMs: number
  totalMs: number
  turnsMs: number
  idleMs: number
  refusedMs: number
}

/** What the pools of one server know of it together. */
export interface SharedByLanes extends Refusals {
  use: ServerUse
}

type Checked = SendMailOptions & Checks

export class MailPool {
  readonly #pool
  readonly #connections: Connections
  readonly #turns: Turns
  #closed = false

  readonly #login: Login
  readonly #rate: ConnectionRate

  /**
   * @param server nodemailer's options
   * @param shared by all pools of the server
   */
  constructor(
    server: { url: string },
    private readonly limits: PoolLimits,
    shared: SharedByLanes,
  ) {
    this.#login = shared.login
    this.#rate = shared.rate
    const times = { socketTimeout: limits.silenceMs, idleTimeout: limits.idleMs }
    this.#pool = createTransport({ maxConnections: CONNECTIONS, ...times, ...server, pool: true })
    this.#pool.use('stream', ({ data, message }, done) => {
      const whole = wholeMessage(message)
      message.createReadStream = () => checkedStream(whole, data as Checked)
      done()
    })
    // By now with what the query of the URL says.
    const connections = this.#pool.options.maxConnections || CONNECTIONS
    this.#connections = new Connections(connections, shared.use, limits.refusedMs)
    this.#turns = new Turns(limits.turnsMs / connections)
  }

  /** Sends a mail once a connection is free (`Mailer.send`). */
  async send(message: SendMailOptions, lastCheck: () => void): Promise<SendResult> {
    for (;;) {
      await this.#connections.take(this.limits.waitMs)
      let isRefused = false
      try {
        this.#login.require()
        this.#rate.requireDue()
        lastCheck()
        return await this.#transmit(message, lastCheck)
      } catch (error) {
        isRefused = isOneTooMany(error) && this.#connections.refused(isRateExceeded(error))
        if (isRefused) continue
        if (isOneTooMany(error)) this.#rate.failed(error)
        throw error
      } finally {
        // Only after this tick can nodemailer use the connection again: for a mail that comes earlier, it would take one
        // that was left to another lane, or open one more.
        if (!isRefused) setImmediate(() => this.#connections.release())
      }
    }
  }

  async #transmit(message: SendMailOptions, lastCheck: () => void): Promise<SendResult> {
    const progress = { dataAccepted: false, handedOver: false }
    const limit = new AbortController()
    const timers = [
      setTimeout(() => progress.dataAccepted || limit.abort(), this.limits.dataAcceptMs),
      setTimeout(() => limit.abort(), this.limits.totalMs),
    ]
    const { signal } = limit
    let isOver = false
    let ended = () => {}
    const over = new Promise<void>((resolve) => {
      ended = resolve
    })
    const turn = () => this.#turns.take(over)
    const check = () => {
      // The server may reject a mail that waits for its turn. Sent after that, its lines would be taken for commands.
      if (isOver) throw new Error('the server has ended this mail')
      // The server has agreed to accept the mail.
      this.#connections.answered()
      lastCheck()
    }
    try {
      const checked: Checked = { ...message, check, turn, progress, signal }
      const { messageId, ...sent } = await this.#pool.sendMail(checked)
      this.#connections.answered()
      this.#rate.accepted()
      return { providerId: messageId, ...refusedIn(sent) }
    } catch (error) {
      this.#login.failed(error)
      // Also what we gave up: a server that has left may be behind an address that closes each connection, or hangs.
      if (!isAnswer(error)) askDnsAgain()
      if (isOneTooMany(error)) throw Object.assign(error as Error, { mayHaveArrived: false })
      if (isAnswer(error)) {
        this.#connections.answered()
        this.#rate.accepted()
      } else if (this.#closed && !progress.dataAccepted) throw new MailerClosedError()
      const mayHaveArrived = progress.handedOver && (!isAnswer(error) || isRelayLost(error))
      // To the caller, a server that takes too long is one that did not respond.
      const late = signal.aborted ? { code: 'ETIMEDOUT' } : {}
      const failure: Error & { code?: string } = Object.assign(error as Error, late)
      if (isClosedAtRecipient(error)) Object.assign(failure, { command: 'RCPT TO' })
      if (mayHaveArrived && failure.code === 'ETIMEDOUT') this.#connections.giveUp()
      throw Object.assign(failure, { mayHaveArrived })
    } finally {
      isOver = true
      ended()
      for (const timer of timers) clearTimeout(timer)
    }
  }

  close(): void {
    this.#closed = true
    this.#connections.close()
    this.#pool.close()
  }
}

interface Traits {
  code?: unknown
  responseCode?: unknown
  command?: unknown
}

/**
 * How Postfix and Exim greet a connection more than they allow a client, and what Dovecot says to its login; and how a
 * server does that is going down.
 */
function isOneTooMany(error: unknown): boolean {
  const { code, responseCode, command } = error as Traits
  // By nodemailer's code for a greeting.
  const isGreeting = command === 'CONN' && code === 'EPROTOCOL'
  return responseCode === 421 && (isGreeting || String(command).startsWith('AUTH'))
}

/**
 * A 421 to a recipient that was sent along with other commands (RFC 2920), as nodemailer reports it: it fails for any
 * other command under that one's name. Taken for one to the connection, it would be tried again without an end.
 */
function isClosedAtRecipient(error: unknown): boolean {
  const { code, responseCode, command, message } = error as Traits & { message?: unknown }
  const isClosed = String(message).startsWith('Server closed the connection')
  return responseCode === 421 && command === 'CONN' && code === 'ECONNECTION' && isClosed
}

/**
 * What a relay such as Dovecot says when the server behind it, which has the whole mail by then, was silent or lost
 * (RFC 3463, X.4).
 */
function isRelayLost(error: unknown): boolean {
  return /^421[ -]4\.4\./.test(String((error as { response?: unknown }).response))
}

/** The error is the server's own rejection: it did not take the mail. */
function isAnswer(error: unknown): boolean {
  return typeof (error as Traits).responseCode === 'number'
}
