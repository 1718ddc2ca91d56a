// Mails wait here for a free connection to the mail server, not in nodemailer's queue: the time that the server has to
// answer begins when a connection takes the mail.
import { MailerClosedError } from './mailer'

interface Waiting {
  resolve: () => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** What all lanes together have of a server: it counts their connections as those of one client. */
export class ServerUse {
  inUse = 0
  #answeredAt = Number.NEGATIVE_INFINITY

  /** @param idleMs after which an idle connection is closed */
  constructor(private readonly idleMs: number) {}

  answered(): void {
    this.#answeredAt = performance.now()
  }

  /** Whether a connection besides the one that asks may be open: in use, idle, or not yet closed after that. */
  isShared(): boolean {
    return this.inUse > 1 || performance.now() - this.#answeredAt < 2 * this.idleMs
  }
}

export class Connections {
  #waiting: Waiting[] = []
  #closed = false

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
    if (this.free > 0) {
      this.free -= 1
      this.server.inUse += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting)
        reject(silence())
      }, silenceMs)
      const waiting = { resolve, reject, timer }
      this.#waiting.push(waiting)
    })
  }

  /** Gives a connection back. */
  release(): void {
    this.server.inUse -= 1
    this.#free()
  }

  /**
   * Does without a connection for a while, since the server allows no more at a time than those that are open. False if
   * no other is, in any lane: then the server takes no mail at all.
   */
  refused(): boolean {
    if (!this.server.isShared()) return false
    // It is busy, and not silent.
    this.#refreshWaiting()
    this.server.inUse -= 1
    setTimeout(() => this.#free(), this.refusedMs).unref()
    return true
  }

  /** The server answered on a connection: those who wait for one may go on waiting. */
  answered(): void {
    this.server.answered()
    this.#refreshWaiting()
  }

  /** Rejects those who wait: the server takes mails and does not confirm them, so that no other must follow. */
  giveUp(): void {
    this.#reject(silence)
  }

  #refreshWaiting(): void {
    for (const { timer } of this.#waiting) timer.refresh()
  }

  #free(): void {
    const next = this.#waiting.shift()
    if (!next) {
      this.free += 1
      return
    }
    clearTimeout(next.timer)
    this.server.inUse += 1
    next.resolve()
  }

  close(): void {
    this.#closed = true
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
