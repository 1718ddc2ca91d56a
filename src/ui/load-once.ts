// Something that is loaded when it is first asked for.

export interface LoadedOnce<T> {
  /** Loads it; at once when it is there. Rejects when it cannot be loaded; the next call tries again. */
  load: () => Promise<T>
  /** What was loaded, or null while it is not there. */
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
