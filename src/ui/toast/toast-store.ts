// The messages on show. A module of its own, so that whoever has something to say need not be near
// the corner where it is said.
import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  tone: 'success' | 'destructive'
  title: string
  text: string
  /** A small line below, such as a reference. */
  detail?: string
  /** Stays until it is dismissed: what it tells of goes on. */
  lasting?: boolean
}

const none: readonly Toast[] = []
let toasts: readonly Toast[] = none
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * The newest replaces the one before: a failure must not stand beside the success that followed it.
 * Returns its id, so that a second try that succeeds can take the toast away.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId++
  set([{ ...toast, id }])
  return id
}

/** Nothing for one that is gone already. */
export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

export function isShown(id: number): boolean {
  return toasts.some((toast) => toast.id === id)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}
