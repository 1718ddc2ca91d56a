// Whether the chat window is open in this tab, and what happened in it while it was not.
import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/create-store'
import { storedText } from '../ui/stored-text'

const states = ['unused', 'open', 'minimized', 'closed'] as const
type PresenceState = (typeof states)[number]

export interface Presence {
  /** `unused` until it is opened for the first time. */
  state: PresenceState
  news: 'none' | 'answer'
  /** What opened it: after a reload the visitor's focus is left alone. */
  by: 'visitor' | 'reload'
}

const unused: Presence = { state: 'unused', news: 'none', by: 'reload' }
const kept = storedText('chat_state', () => sessionStorage)
const presence = createStore<Presence>(() => ({ ...unused, state: stateAtStart() }))

export const presenceNow = presence.now

function stateAtStart(): PresenceState {
  const stored = kept.read()
  const state = states.find((each) => each === stored) ?? 'unused'
  // A form that the page opens with comes first: a window that opened after it would take the focus from it.
  return state === 'open' && document.querySelector('[role="dialog"]') ? 'minimized' : state
}

export function setPresence(state: Exclude<PresenceState, 'unused'>): void {
  kept.write(state)
  presence.set({ state, news: 'none', by: 'visitor' })
}

/** An answer has arrived: it is news unless the window is open. */
export function tellNews(): void {
  if (presenceNow().state !== 'open') presence.set({ ...presenceNow(), news: 'answer' })
}

export function usePresence(): Presence {
  return useSyncExternalStore(presence.subscribe, presence.now, () => unused)
}
