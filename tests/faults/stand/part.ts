// One part of the product or its surroundings, and what a fault may do to it.

export interface Part {
  /** kill -9. */
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  /** SIGTERM, or what its operator would do. Says how it ended where that is promised. */
  end(): Promise<void>
  /** Resolves when it serves again; tries as often as it takes, as a supervisor would. */
  start(): Promise<void>
  /** Only the stand-ins, and Redis, which can be `full`. */
  behave?(mode: string): Promise<void>
}
