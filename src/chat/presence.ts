// Whether the chat's window is open, in this tab; and what happened in it while it was not.
import { useSyncExternalStore } from 'react'
import { keptText } from './kept-text'

const states = ['unused', 'open', 'minimised', 'closed'] as const
export type PresenceState = (typeof states)[number]

export interface Presence {
  /** `unused` until it is opened for the first time. */
  state: PresenceState
  news: 'none' | 'answer'
  /** What opened it: after a reload the focus is left where the visitor has it. */
  by: 'visitor' | 'reload'
}

const unused: Presence = { state: 'unused', news: 'none', by: 'reload' }
const kept = keptText('chat_state', () => sessionStorage)
let presence: Presence | null = null
const listeners = new Set<() => void>()

export function presenceNow(): Presence {
  presence ??= { ...unused, state: stateAtStart() }
  return presence
}

function stateAtStart(): PresenceState {
  const state = states.find((each) => each === kept.read()) ?? 'unused'
  // A form that the page opens with comes first: a window that came after it would take its keyboard from it.
  return state === 'open' && document.querySelector('[role="dialog"]') ? 'minimised' : state
}

function set(next: Presence): void {
  presence = next
  for (const listener of listeners) listener()
}

export function setPresence(state: Exclude<PresenceState, 'unused'>): void {
  kept.write(state)
  set({ state, news: 'none', by: 'visitor' })
}

/** An answer has arrived: news, unless it is being read. */
export function tellNews(): void {
  if (presenceNow().state !== 'open') set({ ...presenceNow(), news: 'answer' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePresence(): Presence {
  return useSyncExternalStore(subscribe, presenceNow, () => unused)
}
