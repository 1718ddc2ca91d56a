// One part of the product or its environment, and the faults that can be inflicted on it.

export interface Part {
  /** kill -9. */
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  /** SIGTERM, or what its operator would do. Rejects on an unclean end where a clean one is promised. */
  end(): Promise<void>
  /** Resolves when it serves again; retries as often as needed, as a supervisor would. */
  start(): Promise<void>
  /** Only for the stand-ins, and for Redis, which can be `full`. */
  behave?(mode: string): Promise<void>
}
