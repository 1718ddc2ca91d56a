// The parts of pages whose code a browser loads later. The server loads them all before it renders, so
// that its HTML is whole.
import type { ComponentType } from 'react'

const loads: (() => Promise<unknown>)[] = []

export interface LaterPart<P> {
  /** Loads the code, once. */
  load: () => Promise<ComponentType<P>>
  /** The part, or null while its code is not here. */
  loaded: () => ComponentType<P> | null
}

export function laterPart<P>(fetchPart: () => Promise<ComponentType<P>>): LaterPart<P> {
  let part: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P>> | null = null
  function load(): Promise<ComponentType<P>> {
    loading ??= fetchPart().then(
      (fetched) => {
        part = fetched
        return fetched
      },
      (error: unknown) => {
        // The next attempt is a new one.
        loading = null
        throw error
      },
    )
    return loading
  }
  loads.push(load)
  return { load, loaded: () => part }
}

/** Loads every part that has been named so far. Rejects when one cannot be loaded. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()))
}
