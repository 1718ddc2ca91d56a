// A value outside of React that several components show, for useSyncExternalStore.

interface Store<T> {
  now(): T
  /** Notifies all subscribers. */
  set(next: T): void
  subscribe(listener: () => void): () => void
}

/** @param first returns the initial value; called at the first read, so that a server never has to supply it */
export function createStore<T extends object>(first: () => T): Store<T> {
  let value: T | undefined
  const listeners = new Set<() => void>()
  return {
    now() {
      value ??= first()
      return value
    },
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
