// Mails that wait for a connection, first come, first served.

interface Waiting {
  resolve: () => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

export class WaitingList {
  #waiting: Waiting[] = []

  get length(): number {
    return this.#waiting.length
  }

  /**
   * Waits for its turn, at most so many milliseconds since the list was last refreshed.
   * @param late called after that; returns the error to reject with
   */
  add(ms: number, late: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting)
        reject(late())
      }, ms)
      const waiting = { resolve, reject, timer }
      this.#waiting.push(waiting)
    })
  }

  /** For all of them, the time begins anew. */
  refresh(): void {
    for (const { timer } of this.#waiting) timer.refresh()
  }

  /** Lets the first go on. */
  next(): void {
    const first = this.#waiting.shift()
    clearTimeout(first?.timer)
    first?.resolve()
  }

  /** Rejects all of them. */
  reject(reason: () => Error): void {
    for (const { timer, reject } of this.#waiting.splice(0)) {
      clearTimeout(timer)
      reject(reason())
    }
  }
}

/** The error of a mail that waited in vain. */
export function silence(): Error {
  const error = new Error('the mail server does not answer on any connection')
  return Object.assign(error, { code: 'ETIMEDOUT', mayHaveArrived: false })
}
