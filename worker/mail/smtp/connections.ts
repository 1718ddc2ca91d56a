// Mails wait here for a free connection to the mail server, not in nodemailer's queue: the time that the server has to
// answer begins when a connection takes the mail.
import { MailerClosedError } from '../mailer'
import type { ServerUse } from './server-use'
import { silence, WaitingList } from './waiting-list'

/**
 * In milliseconds. nodemailer reports a rejected mail while its connection is still being reset, and opens another for the
 * next mail: a server that refuses that one takes the mail on the first one after this time.
 */
const RESET_MS = 500

const ALL = Number.POSITIVE_INFINITY

/**
 * The connections of one lane. Each is in one of three states:
 *  - idle, or not open yet, until one who waits takes it;
 *  - in use, until it is released, or the server refuses it;
 *  - paused because the server refused it, until it is tried again.
 */
export class Connections {
  readonly #waiting = new WaitingList()
  #closed = false
  #inUse = 0
  #paused = 0
  /** How many may be in use at a time. */
  #most = ALL
  /** How many were in use at a time of late: so many are open. */
  #peak = 0
  #peakAt = Number.NEGATIVE_INFINITY
  #answeredAt = Number.NEGATIVE_INFINITY
  /** Until then, our own connection may be one that is just being reset. */
  #resetUntil = Number.NEGATIVE_INFINITY
  /** Lets more be in use again. */
  #widening: NodeJS.Timeout | undefined

  /**
   * @param count how many there are
   * @param refusedMs after which a connection that the server did not allow is tried again
   */
  constructor(
    private readonly count: number,
    private readonly server: ServerUse,
    private readonly refusedMs: number,
  ) {}

  /**
   * Takes a connection, once one is free; first come, first served. Rejects with `ETIMEDOUT` if the server has answered
   * on none of them for that many milliseconds, and with a MailerClosedError once they are closed.
   */
  take(silenceMs: number): Promise<void> {
    if (this.#closed) return Promise.reject(new MailerClosedError())
    if (this.#isFree()) {
      this.#took()
      return Promise.resolve()
    }
    return this.#waiting.add(silenceMs, () => {
      this.#wantNoMore()
      return silence()
    })
  }

  /** Gives a connection back; to another lane, if that has none. */
  release(): void {
    this.#notePeak()
    this.#gaveBack()
    const hasOne = isSince(this.#answeredAt, this.server.closedMs())
    if (hasOne && this.server.shouldLeave(this)) this.#leaveOne()
    this.#goOn()
    this.#wantNoMore()
  }

  /** Once no mail is left that a connection would be for. */
  #wantNoMore(): void {
    if (this.#inUse === 0 && this.#waiting.length === 0) this.server.wantsNoMore(this)
  }

  /**
   * Uses one connection fewer, until that is closed and the other lane has tried again. nodemailer gives an email any
   * connection that is idle: whichever comes next would go on with the one that was left.
   */
  #leaveOne(): void {
    const open = isSince(this.#peakAt, this.server.idleMs) ? this.#peak : 0
    this.#most = Math.min(this.#most, Math.max(this.#inUse, open - 1))
    this.#waiting.refresh()
    clearTimeout(this.#widening)
    this.#widening = setTimeout(() => this.#allow(ALL), this.server.idleMs + this.refusedMs).unref()
  }

  /** From now on, so many may be in use. */
  #allow(most: number): void {
    this.#most = most
    // The server was not silent meanwhile.
    this.#waiting.refresh()
    this.#goOn()
  }

  /** The server allows no more at a time. */
  #share(): void {
    this.#peak = Math.min(this.#peak, this.#inUse + 1)
    // While one is left to another lane, the place of this one is not to be taken either.
    if (this.#most !== ALL) this.#most = Math.min(this.#most, this.#inUse)
    if (this.#inUse === 0) this.server.wants(this)
  }

  /**
   * The server allows no more in a time, and counts those that it refuses: opens none for a while, then one more each
   * time. Another lane keeps its own: once that is closed, no other would be opened.
   */
  #openSlowly(): void {
    this.#most = this.#inUse
    clearTimeout(this.#widening)
    this.#widening = setInterval(() => {
      const isAll = this.#most + 1 >= this.count
      if (isAll) clearInterval(this.#widening)
      this.#allow(isAll ? ALL : this.#most + 1)
    }, this.refusedMs).unref()
  }

  /**
   * Does without a connection for a while, since the server allows no more than those that are open. False if no other
   * is, in any lane: then the server takes no mail at all.
   * @param isRate it allows no more in a time, rather than at a time
   */
  refused(isRate: boolean): boolean {
    if (!this.server.isShared()) return false
    // It is busy, and not silent.
    this.#waiting.refresh()
    this.#gaveBack()
    if (isRate) this.#openSlowly()
    else this.#share()
    const isOwn = this.#inUse === 0 && performance.now() < this.#resetUntil
    // Once for each answer: the connection may be closed by now, and such a server counts what it refuses.
    if (isOwn) this.#resetUntil = Number.NEGATIVE_INFINITY
    const ms = isOwn ? Math.min(RESET_MS, this.refusedMs) : this.refusedMs
    this.#tryAgainAfter(ms, isOwn && isRate ? 1 : 0)
    return true
  }

  /** The server answered on a connection: those who wait for one may go on waiting. */
  answered(): void {
    this.#answeredAt = performance.now()
    this.#resetUntil = this.#answeredAt + this.server.idleMs
    this.server.answered()
    this.server.wantsNoMore(this)
    this.#waiting.refresh()
  }

  /** Rejects those who wait: the server takes mails and does not confirm them, so that no other must follow. */
  giveUp(): void {
    this.#waiting.reject(silence)
    this.#wantNoMore()
  }

  #notePeak(): void {
    if (this.#inUse < this.#peak && isSince(this.#peakAt, this.server.idleMs)) return
    this.#peak = this.#inUse
    this.#peakAt = performance.now()
  }

  #took(): void {
    this.#inUse += 1
    this.server.took()
  }

  #gaveBack(): void {
    this.#inUse -= 1
    this.server.gaveBack()
  }

  /** @param most so many may then be in use, at least */
  #tryAgainAfter(ms: number, most: number): void {
    this.#paused += 1
    setTimeout(() => {
      this.#paused -= 1
      this.#allow(Math.max(this.#most, most))
    }, ms).unref()
  }

  #isFree(): boolean {
    return this.#inUse < Math.min(this.#most, this.count - this.#paused)
  }

  /** Lets as many of those who wait go on as may. */
  #goOn(): void {
    while (this.#isFree() && this.#waiting.length > 0) {
      this.#took()
      this.#waiting.next()
    }
  }

  close(): void {
    this.#closed = true
    this.server.wantsNoMore(this)
    this.#waiting.reject(() => new MailerClosedError())
  }
}

const isSince = (time: number, ms: number) => performance.now() - time < ms
