// One answer for everybody who asks while it is on its way.

/** `ask`, at most once at a time. For questions that anybody may ask as often as he likes, and that cost a datastore work. */
export function singleFlight<T>(ask: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | null = null
  return () => {
    flight ??= ask().finally(() => {
      flight = null
    })
    return flight
  }
}
