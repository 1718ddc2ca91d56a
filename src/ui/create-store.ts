// A value outside of React that several parts of a page show, for useSyncExternalStore.

export interface Store<T> {
  now(): T
  /** Tells everybody who subscribed. */
  set(next: T): void
  subscribe(listener: () => void): () => void
}

/** @param first asked at the first look, so that a server never has to answer it */
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
