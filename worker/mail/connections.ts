// Mails wait here for a free connection to the mail server, not in nodemailer's queue: the time that the server has to
// answer begins when a connection takes the mail.
import { MailerClosedError } from './mailer'

interface Waiting {
  resolve: () => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** In milliseconds: how long a server that answers on none of its connections may be busy rather than down. */
const BUSY_MS = 20_000

/** How many times as long a lane keeps its connections as it takes to leave one to another. */
const TURN = 4

/** What all lanes together have of a server: it counts their connections as those of one client. */
export class ServerUse {
  #inUse = 0
  #busySince = Number.NEGATIVE_INFINITY
  #answeredAt = Number.NEGATIVE_INFINITY
  /** A lane that the server allows no connection, because of those of other lanes. */
  #without: Connections | null = null
  #leftAt = Number.NEGATIVE_INFINITY

  /** @param idleMs after which an idle connection is closed */
  constructor(private readonly idleMs: number) {}

  took(): void {
    if (this.#inUse === 0) this.#busySince = performance.now()
    this.#inUse += 1
  }

  gaveBack(): void {
    this.#inUse -= 1
  }

  answered(): void {
    this.#answeredAt = performance.now()
  }

  /**
   * Whether the server may allow no connection to the one that asks because another is open: in use, idle, or not yet
   * closed after that. One that is in use says nothing about a server that has been silent for long.
   */
  isShared(): boolean {
    const now = performance.now()
    if (now - this.#answeredAt < this.closedMs()) return true
    return this.#inUse > 1 && now - Math.max(this.#answeredAt, this.#busySince) < BUSY_MS
  }

  /** In milliseconds, after which a connection that is not used is closed for certain. */
  closedMs(): number {
    return 2 * this.idleMs
  }

  /** The lane has no connection, and the server allows it none. */
  wants(lane: Connections): void {
    this.#without = lane
  }

  /** Whether the lane should leave a connection to another now. It is asked for one only. */
  shouldLeave(lane: Connections): boolean {
    if (this.#without === null || this.#without === lane) return false
    const now = performance.now()
    if (now - this.#leftAt < TURN * this.closedMs()) return false
    this.#leftAt = now
    this.#without = null
    return true
  }

  /** The lane has a connection, or needs none any more. */
  wantsNoMore(lane: Connections): void {
    if (this.#without === lane) this.#without = null
  }
}

export class Connections {
  #waiting: Waiting[] = []
  #closed = false
  #inUse = 0

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
      this.#took()
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

  /** Gives a connection back; unused, if another lane has none. */
  release(): void {
    this.#gaveBack()
    if (this.server.shouldLeave(this)) this.#freeAfter(this.server.closedMs())
    else this.#free()
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
    if (this.#inUse === 0) this.server.wants(this)
    this.#freeAfter(this.refusedMs)
    return true
  }

  /** The server answered on a connection: those who wait for one may go on waiting. */
  answered(): void {
    this.server.answered()
    this.server.wantsNoMore(this)
    this.#refreshWaiting()
  }

  /** Rejects those who wait: the server takes mails and does not confirm them, so that no other must follow. */
  giveUp(): void {
    this.#reject(silence)
  }

  #refreshWaiting(): void {
    for (const { timer } of this.#waiting) timer.refresh()
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

  #free(): void {
    const next = this.#waiting.shift()
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
