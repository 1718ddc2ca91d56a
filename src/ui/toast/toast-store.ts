// The messages on show. A module of its own, so that whoever has something to say need not be near
// the corner where it is said.
import { useSyncExternalStore } from 'react'
import { createStore } from '../create-store'

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
const toasts = createStore(() => none)
let nextId = 1

/**
 * The newest replaces the one before: a failure must not stand beside the success that followed it.
 * Returns its id, so that a second try that succeeds can take the toast away.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId++
  toasts.set([{ ...toast, id }])
  return id
}

/** Nothing for one that is gone already. */
export function dismissToast(id: number): void {
  toasts.set(toasts.now().filter((toast) => toast.id !== id))
}

export function isShown(id: number): boolean {
  return toasts.now().some((toast) => toast.id === id)
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toasts.now, () => none)
}
