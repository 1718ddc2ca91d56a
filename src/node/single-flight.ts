// Shares one call among all callers that arrive while it is in flight.

/** Runs `ask` at most once at a time. For calls that anyone may trigger at any rate and that load a datastore. */
export function singleFlight<T>(ask: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null
  return () => {
    flight ??= ask().finally(() => {
      flight = null
    })
    return flight
  }
}
