// One answer for everybody who asks at nearly the same time.

/**
 * `ask`, but whoever comes while an answer is on its way, or up to `ms` milliseconds after it was asked for,
 * gets the same one. For questions that anybody may ask as often as he likes, and that cost a datastore work.
 */
export function shareBriefly<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let pending = false
  return () => {
    if (shared && (pending || performance.now() - askedAt < ms)) return shared
    askedAt = performance.now()
    pending = true
    shared = ask().finally(() => {
      pending = false
    })
    return shared
  }
}
