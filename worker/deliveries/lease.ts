// How long a worker may act on a delivery it has claimed, measured by clocks that keep running while the worker
// itself is stopped (SIGSTOP, a machine that hangs).

/** A dead worker's delivery can be claimed again after this, in milliseconds; a live worker renews well before. */
export const LEASE_MS = 6_000
export const RENEW_MS = 1_000
/**
 * When PostgreSQL has been silent for this long, in milliseconds, nothing is sent any more: it could not be
 * recorded, and would be sent again if the worker died too. Well below the lease, so that nothing is on the wire
 * when the lease expires.
 */
const SILENCE_MS = 2_500

/** A worker that is not heard of any more begins no sending in this last part of its lease, in milliseconds. */
export const QUIET_MS = LEASE_MS - SILENCE_MS

/** The error recorded for an attempt that lost its lease. */
export const LEASE_LOST = 'LeaseLostError'

/** Thrown instead of sending a message that another worker may have taken over. Nothing was sent. */
export class LeaseLostError extends Error {
  override name = LEASE_LOST
}

/**
 * A point in time on two clocks, because either one can stop or jump: the monotonic clock stops while a machine is
 * suspended, and the wall clock can be reset.
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
  /** When the latest failed renewal was requested, on the monotonic clock. */
  #askedInVain = Number.NEGATIVE_INFINITY

  /** @param asked the moment just before the claim: PostgreSQL's own lease starts later, never earlier */
  constructor(
    asked: Moment,
    private readonly now: () => Moment = thisMoment,
  ) {
    this.#asked = asked
  }

  /** Responses to renewals may arrive out of order: the latest request counts. */
  renewed(asked: Moment): void {
    if (asked.monotonic > this.#asked.monotonic) this.#asked = asked
  }

  /**
   * PostgreSQL is down, so a message sent now could not be recorded. A failed renewal shows this within a second,
   * before the silence limit does.
   */
  notRenewed(asked: Moment): void {
    this.#askedInVain = Math.max(this.#askedInVain, asked.monotonic)
  }

  /** Whether the lease is ours and PostgreSQL is up to record the outcome. */
  get held(): boolean {
    const { monotonic, wall } = this.now()
    const passed = Math.max(monotonic - this.#asked.monotonic, wall - this.#asked.wall)
    const answered = this.#asked.monotonic >= this.#askedInVain
    return answered && passed < SILENCE_MS
  }

  /** Called right before a message is sent. Throws a LeaseLostError when the lease is no longer held. */
  readonly require = (): void => {
    if (!this.held) throw new LeaseLostError('the lease expired before the message was sent')
  }
}
