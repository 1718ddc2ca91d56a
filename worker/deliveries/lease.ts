// How long a worker may act on a delivery it has claimed, by clocks that go on while the worker itself
// stands still (SIGSTOP, a machine that hangs).

/** A dead worker's delivery is free again after this, in milliseconds; a living one renews well before. */
export const LEASE_MS = 6_000
export const RENEW_MS = 1_000
/**
 * Without a word from PostgreSQL for this long nothing leaves any more, in milliseconds: what leaves then
 * cannot be recorded, and leaves again if its worker dies too. Well below the lease, so that nothing is
 * on the wire when it ends.
 */
const SILENCE_MS = 2_500

/** What the record of an attempt says of a lost lease. */
export const LEASE_LOST = 'LeaseLostError'

/** Thrown in place of sending what another worker may have taken over. Nothing has left. */
export class LeaseLostError extends Error {
  override name = LEASE_LOST
}

/**
 * One moment. Two clocks, because each has a way of standing still or jumping: the monotonic one stops
 * while a machine is suspended, the other one is set by people.
 */
export interface Moment {
  monotonic: number
  wall: number
}

export function thisMoment(): Moment {
  return { monotonic: performance.now(), wall: Date.now() }
}

export class Lease {
  #asked: Moment
  /** When PostgreSQL was asked in vain for the last time, by the monotonic clock. */
  #askedInVain = Number.NEGATIVE_INFINITY
  #gone = false

  /** @param asked the moment before PostgreSQL was asked: its own count starts later, never earlier */
  constructor(
    asked: Moment,
    private readonly now: () => Moment = thisMoment,
  ) {
    this.#asked = asked
  }

  /** Answers to renewals may arrive out of order: the latest question counts. */
  renewed(asked: Moment): void {
    if (asked.monotonic > this.#asked.monotonic) this.#asked = asked
  }

  /**
   * PostgreSQL is away: what would leave now could not be recorded. Known a second after it died, before the
   * silence is long enough to tell.
   */
  notRenewed(asked: Moment): void {
    this.#askedInVain = Math.max(this.#askedInVain, asked.monotonic)
  }

  /** Another worker has it: no renewal brings it back. */
  gone(): void {
    this.#gone = true
  }

  /** Whether it is ours, and PostgreSQL there to record what becomes of it. */
  get held(): boolean {
    const { monotonic, wall } = this.now()
    const passed = Math.max(monotonic - this.#asked.monotonic, wall - this.#asked.wall)
    const answered = this.#asked.monotonic >= this.#askedInVain
    return !this.#gone && answered && passed < SILENCE_MS
  }

  /** For the last moment before a message leaves. Throws a LeaseLostError when it must not any more. */
  readonly require = (): void => {
    if (!this.held) throw new LeaseLostError('the lease ran out before the message left')
  }
}
