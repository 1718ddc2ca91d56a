// Reads from a source that may hang: each wait ends with a value, a timeout, or the reader's disconnect.

/**
 * Yields what `source` yields until `signal` aborts; then throws its reason at once, even if the source does not
 * react to the signal.
 */
export async function* until<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  let stop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
  })
  // Raced below; this keeps it from being an unhandled rejection while nothing waits for it.
  stopped.catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      signal.throwIfAborted()
      const { done, value } = await Promise.race([iterator.next(), stopped])
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', stop)
    // Not awaited: a source that hangs would hang its reader as well.
    iterator.return?.().catch(() => undefined)
  }
}
