// The toasts on show. A module of its own, so that code that shows one does not depend on the component
// that renders them.
import { useSyncExternalStore } from 'react'
import { createStore } from '../create-store'

export interface Toast {
  id: number
  tone: 'success' | 'destructive'
  title: string
  text: string
  /** A small line below the text, such as a reference. */
  detail?: string
  /** Nothing else shows its detail: it stays long enough to write that down, or to find it with a screen reader. */
  slow?: boolean
  /** Announced after what else is announced, and not in its place. Every success is. */
  patient?: boolean
  /** Stays until it is dismissed: what it reports is ongoing. */
  lasting?: boolean
}

const none: readonly Toast[] = []
const toasts = createStore(() => none)
let nextId = 1

/**
 * Replaces the toast before it: a failure must not stand beside the success that followed it. A success stays beside the
 * failure of something else: it may be all that confirms a message. Returns the id, so that a retry that succeeds can dismiss the toast.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = nextId++
  const kept =
    toast.tone === 'success' ? none : toasts.now().filter((each) => each.tone === 'success')
  toasts.set([...kept, { ...toast, id }])
  return id
}

/** Does nothing if the toast is already gone. */
export function dismissToast(id: number): void {
  toasts.set(toasts.now().filter((toast) => toast.id !== id))
}

export function isShown(id: number): boolean {
  return toasts.now().some((toast) => toast.id === id)
}

export const toastsNow = (): readonly Toast[] => toasts.now()

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toasts.subscribe, toastsNow, () => none)
}
