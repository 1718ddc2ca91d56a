// A resource that is loaded when it is first requested.

export interface LoadedOnce<T> {
  /** Loads it, or resolves at once if it is loaded. Rejects when it cannot be loaded; the next call tries again. */
  load: () => Promise<T>
  /** The loaded value; null until then. */
  loaded: () => T | null
}

export function loadOnce<T>(fetch: () => Promise<T>): LoadedOnce<T> {
  let value: T | null = null
  let loading: Promise<T> | null = null
  function load(): Promise<T> {
    loading ??= fetch().then(
      (fetched) => {
        value = fetched
        return fetched
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return { load, loaded: () => value }
}
