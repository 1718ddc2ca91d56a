// What the lanes to one mail server know of each other: whether it is busy or down, and whose turn it is.

/** In milliseconds: how long a server that answers on none of its connections may be busy rather than down. */
const BUSY_MS = 20_000

/** How many times as long as an unused connection stays open a lane keeps its own, before it leaves one again. */
const TURN = 4

/** What all lanes together have of a server: it counts their connections as those of one client. */
export class ServerUse {
  #inUse = 0
  #busySince = Number.NEGATIVE_INFINITY
  #answeredAt = Number.NEGATIVE_INFINITY
  /** A lane that the server allows no connection, because of those of other lanes. */
  #without: object | null = null
  #leftAt = Number.NEGATIVE_INFINITY

  /** @param idleMs after which an idle connection is closed */
  constructor(readonly idleMs: number) {}

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
  wants(lane: object): void {
    this.#without ??= lane
  }

  /** Whether the lane should leave a connection to another now. It is asked for one only. */
  shouldLeave(lane: object): boolean {
    if (this.#without === null || this.#without === lane) return false
    const now = performance.now()
    if (now - this.#leftAt < TURN * this.closedMs()) return false
    this.#leftAt = now
    this.#without = null
    return true
  }

  /** The lane has a connection, or needs none any more. */
  wantsNoMore(lane: object): void {
    if (this.#without === lane) this.#without = null
  }
}
