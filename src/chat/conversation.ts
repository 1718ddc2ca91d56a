// The conversation of this tab: its messages, and the unsent text in the message field. Kept in session
// storage, so that it survives navigation and reloads.
import { useSyncExternalStore } from 'react'
import { chat } from '../content/chat'
import { createStore } from '../ui/create-store'
import { onRestored } from '../ui/on-restored'
import { storedJson } from '../ui/stored-text'
import { type Conversation, conversation, type StoredMessage } from './kept-chat'

/** Messages that are kept; older ones are dropped. */
const KEPT_MAX = 100

const kept = storedJson('chat_conversation', () => sessionStorage)
const empty: Conversation = { messages: [], draft: '', form: 'unoffered' }
/** Starts with the greeting. */
const store = createStore<Conversation>(
  () => read() ?? addMessage(empty, { role: 'assistant', content: chat.greeting }),
)

export const conversationNow = store.now

// A page from the back/forward cache has missed what later pages of its tab have stored.
onRestored(() => {
  const later = read()
  if (!later) return
  const goesOn = later.messages.at(-1)?.id !== store.now().messages.at(-1)?.id
  store.set(later)
  if (goesOn) hearLater()
})

let hearLater: () => void = () => undefined

/** Calls `then`, the last one given, once it turns out that a later page of this tab has gone on with the messages. */
export function onLaterMessages(then: () => void): void {
  hearLater = then
}

/** What was stored may come from another version of the site, and is then ignored. */
function read(): Conversation | null {
  return conversation.safeParse(kept.read()).data ?? null
}

interface Said extends Pick<StoredMessage, 'role' | 'content'> {
  kind?: StoredMessage['kind']
}

/** The conversation with one more message. */
export function addMessage(before: Conversation, { kind = 'said', ...said }: Said): Conversation {
  const id = (before.messages.at(-1)?.id ?? 0) + 1
  const message = { id, ...said, kind, timestamp: new Date().toISOString() }
  return { ...before, messages: [...before.messages, message].slice(-KEPT_MAX) }
}

export function changeConversation(change: (before: Conversation) => Conversation): void {
  const next = change(store.now())
  kept.write(next)
  store.set(next)
}

export function useConversation(): Conversation {
  return useSyncExternalStore(store.subscribe, store.now, store.now)
}
