// A pool of connections to a mail server. The time that the server has to answer begins when a connection takes the mail.
import { createTransport, type SendMailOptions } from 'nodemailer'
import { MailerClosedError, type SendResult } from '../mailer'
import { askDnsAgain } from './ask-dns-again'
import { Connections } from './connections'
import { type Checks, checkedStream, type Progress } from './last-check'
import { type ConnectionRate, isRateExceeded, type Login, type Refusals } from './refusals'
import { refusedIn } from './refused-recipients'
import { failureOf, isAnswer, isOneTooMany } from './send-failures'
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
    const limit = limitTime(this.limits, progress)
    const over = new AbortController()
    const turn = () => this.#turns.take(over.signal)
    const check = () => {
      // The server may reject a mail that waits for its turn. Sent after that, its lines would be taken for commands.
      if (over.signal.aborted) throw new Error('the server has ended this mail')
      // The server has agreed to accept the mail.
      this.#connections.answered()
      lastCheck()
    }
    try {
      const checked: Checked = { ...message, check, turn, progress, signal: limit.signal }
      const { messageId, ...sent } = await this.#pool.sendMail(checked)
      this.#answered()
      return { providerId: messageId, ...refusedIn(sent) }
    } catch (error) {
      this.#noteFailure(error)
      if (isOneTooMany(error)) throw Object.assign(error as Error, { mayHaveArrived: false })
      if (this.#closed && !isAnswer(error) && !progress.dataAccepted) throw new MailerClosedError()
      const failure = failureOf(error, progress, limit.signal.aborted)
      if (failure.mayHaveArrived && failure.code === 'ETIMEDOUT') this.#connections.giveUp()
      throw failure
    } finally {
      over.abort()
      limit.clear()
    }
  }

  /** What a failure says of the server. */
  #noteFailure(error: unknown): void {
    this.#login.failed(error)
    // Also if we gave up: a server that has left may be behind an address that closes each connection, or hangs.
    if (!isAnswer(error)) askDnsAgain()
    else if (!isOneTooMany(error)) this.#answered()
  }

  #answered(): void {
    this.#connections.answered()
    this.#rate.accepted()
  }

  close(): void {
    this.#closed = true
    this.#connections.close()
    this.#pool.close()
  }
}

/** Aborts its signal for a mail that the server does not agree to accept, or does not confirm, in time. */
function limitTime({ dataAcceptMs, totalMs }: PoolLimits, progress: Progress) {
  const limit = new AbortController()
  const timers = [
    setTimeout(() => progress.dataAccepted || limit.abort(), dataAcceptMs),
    setTimeout(() => limit.abort(), totalMs),
  ]
  return { signal: limit.signal, clear: () => timers.forEach(clearTimeout) }
}
