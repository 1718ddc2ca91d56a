// Whether the mail server refuses the login of this process, and when to try it again. Not shared with other workers:
// theirs may be another one.

/** Time until the next login after each refusal in a row, in milliseconds: after ten or so, a server locks the account. */
const PAUSES_MS = [15_000, 60_000, 5 * 60_000, 15 * 60_000]

export class Login {
  #refusal: unknown
  #refusals = 0
  #nextAt = 0

  /** Until a probe is accepted, nothing else logs in. */
  get isRefused(): boolean {
    return this.#refusals > 0
  }

  /** Whether a refused login may be probed again. */
  get isDue(): boolean {
    return performance.now() >= this.#nextAt
  }

  /** Called before anything but a probe logs in. Throws the server's refusal while the login is refused. */
  require(): void {
    if (this.isRefused) throw this.#refusal
  }

  /** A probe has logged in. Not a mail, whose connection may be from before the password was changed. */
  accepted(): void {
    this.#refusals = 0
  }

  /** A mail or a probe has failed. Several refusals at once, on as many connections, count as one. */
  failed(error: unknown): void {
    const isRefusal = isLoginRefused(error)
    if (this.isRefused ? !this.isDue : !isRefusal) return
    if (isRefusal) {
      this.#refusal = error
      this.#refusals += 1
    }
    const pause = PAUSES_MS[Math.min(this.#refusals, PAUSES_MS.length) - 1] ?? 0
    this.#nextAt = performance.now() + pause
  }
}

/**
 * The server knows our login, and does not accept it: 5xx to AUTH. 4xx is a failure of its own, and 530 to any other
 * command asks for a login that was not tried.
 */
function isLoginRefused(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown }
  return (
    String(command).startsWith('AUTH') && typeof responseCode === 'number' && responseCode >= 500
  )
}
