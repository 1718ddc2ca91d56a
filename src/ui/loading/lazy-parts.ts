// The parts of pages whose code a browser loads later. The server loads them all before it renders, so
// that its HTML is complete.
import type { ComponentType } from 'react'
import { type LoadedOnce, loadOnce } from './load-once'

const parts: LoadedOnce<unknown>[] = []

export function lazyPart<P>(fetchPart: () => Promise<ComponentType<P>>) {
  const part = loadOnce(fetchPart)
  parts.push(part)
  return part
}

/** Loads every part registered so far. Rejects when one cannot be loaded. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all(parts.map(({ load }) => load()))
}

/** Whether every part registered so far is loaded. */
export function areLazyPartsLoaded(): boolean {
  return parts.every(({ loaded }) => loaded() !== null)
}
