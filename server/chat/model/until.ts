// Reading from somebody who may fall silent: each wait ends with the answer, the time, or the reader's leaving.

/**
 * Yields what `source` yields until `signal` aborts; then throws its reason at once, whether or not the
 * source notices.
 */
export async function* until<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  let stop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
  })
  // It is raced below; when nothing waits, nothing is wrong.
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
    // Not waited for: a source that hangs would hang its reader with it.
    iterator.return?.().catch(() => undefined)
  }
}
