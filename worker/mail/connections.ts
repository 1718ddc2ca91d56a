// Mails wait here for a free connection to the mail server, not in nodemailer's queue: the time that the server has to
// answer begins when a connection takes the mail.
import { MailerClosedError } from './mailer'
import type { ServerUse } from './server-use'

/**
 * In milliseconds. nodemailer reports a rejected mail while its connection is still being reset, and opens another for the
 * next mail: a server that refuses that one takes the mail on the first one after this time.
 */
const RESET_MS = 500

interface Waiting {
  resolve: () => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

export class Connections {
  #waiting: Waiting[] = []
  #closed = false
  #inUse = 0
  /** How many may be in use at a time. */
  #most = Number.POSITIVE_INFINITY
  /** How many were in use at a time of late: so many are open. */
  #peak = 0
  #peakAt = Number.NEGATIVE_INFINITY
  #answeredAt = Number.NEGATIVE_INFINITY
  /** Whether a quick retry has not shown yet that the connection of that answer is closed. */
  #mayBeReset = false

  /**
   * @param free how many there are
   * @param refusedMs after which a connection that the server did not allow is tried again
   */
  constructor(
    private free: number,
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
      this.free -= 1
      this.#took()
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting)
        this.#wantNoMore()
        reject(silence())
      }, silenceMs)
      const waiting = { resolve, reject, timer }
      this.#waiting.push(waiting)
    })
  }

  /** Gives a connection back; to another lane, if that has none. */
  release(): void {
    this.#notePeak()
    this.#gaveBack()
    const hasOne = this.#isSince(this.#answeredAt, this.server.closedMs())
    if (hasOne && this.server.shouldLeave(this)) this.#leaveOne()
    this.#free()
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
    const open = this.#isSince(this.#peakAt, this.server.idleMs) ? this.#peak : 0
    this.#most = Math.max(this.#inUse, open - 1)
    this.#refreshWaiting()
    setTimeout(() => {
      this.#most = Number.POSITIVE_INFINITY
      // The server was not silent meanwhile.
      this.#refreshWaiting()
      while (this.#isFree() && this.#waiting.length > 0) {
        this.free -= 1
        this.#free()
      }
    }, this.server.idleMs + this.refusedMs).unref()
  }

  /**
   * Does without a connection for a while, since the server allows no more at a time than those that are open. False if
   * no other is, in any lane: then the server takes no mail at all.
   */
  refused(): boolean {
    if (!this.server.isShared()) return false
    // It is busy, and not silent.
    this.#refreshWaiting()
    this.#gaveBack()
    this.#peak = Math.min(this.#peak, this.#inUse + 1)
    // While one is left to another lane, the place of this one is not to be taken either.
    if (this.#most !== Number.POSITIVE_INFINITY) this.#most = Math.min(this.#most, this.#inUse)
    if (this.#inUse === 0) this.server.wants(this)
    const isRecent = this.#isSince(this.#answeredAt, this.server.idleMs)
    const isOwn = this.#inUse === 0 && isRecent && this.#mayBeReset
    // Once for each answer: the connection may be closed by now, and such a server counts what it refuses.
    if (isOwn) this.#mayBeReset = false
    this.#freeAfter(isOwn ? Math.min(RESET_MS, this.refusedMs) : this.refusedMs)
    return true
  }

  /** The server answered on a connection: those who wait for one may go on waiting. */
  answered(): void {
    this.#answeredAt = performance.now()
    this.#mayBeReset = true
    this.server.answered()
    this.server.wantsNoMore(this)
    this.#refreshWaiting()
  }

  /** Rejects those who wait: the server takes mails and does not confirm them, so that no other must follow. */
  giveUp(): void {
    this.#reject(silence)
    this.#wantNoMore()
  }

  #refreshWaiting(): void {
    for (const { timer } of this.#waiting) timer.refresh()
  }

  #notePeak(): void {
    if (this.#inUse < this.#peak && this.#isSince(this.#peakAt, this.server.idleMs)) return
    this.#peak = this.#inUse
    this.#peakAt = performance.now()
  }

  #isSince(time: number, ms: number): boolean {
    return performance.now() - time < ms
  }

  #took(): void {
    this.#inUse += 1
    this.server.took()
  }

  #gaveBack(): void {
    this.#inUse -= 1
    this.server.gaveBack()
  }

  #freeAfter(ms: number): void {
    setTimeout(() => {
      // The server was not silent meanwhile.
      this.#refreshWaiting()
      this.#free()
    }, ms).unref()
  }

  #isFree(): boolean {
    return this.free > 0 && this.#inUse < this.#most
  }

  #free(): void {
    const next = this.#inUse < this.#most ? this.#waiting.shift() : undefined
    if (!next) {
      this.free += 1
      return
    }
    clearTimeout(next.timer)
    this.#took()
    next.resolve()
  }

  close(): void {
    this.#closed = true
    this.server.wantsNoMore(this)
    this.#reject(() => new MailerClosedError())
  }

  #reject(reason: () => Error): void {
    for (const { timer, reject } of this.#waiting.splice(0)) {
      clearTimeout(timer)
      reject(reason())
    }
  }
}

function silence(): Error {
  const error = new Error('the mail server does not answer on any connection')
  return Object.assign(error, { code: 'ETIMEDOUT', mayHaveArrived: false })
}
