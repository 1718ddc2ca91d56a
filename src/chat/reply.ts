// The one reply that may be in flight: requested, streamed, ended.
import { useSyncExternalStore } from 'react'
import { chat } from '../content/chat'
import { isBlank } from '../contract/blank'
import { chatLimits } from '../contract/chat'
import { lengthOf } from '../contract/text'
import { createStore } from '../ui/create-store'
import { dismissToast, showToast } from '../ui/toast/toast-store'
import { plainText } from './answer-html'
import { ask } from './ask'
import { asksForAPerson } from './asks-for-a-person'
import { addMessage, changeConversation, conversationNow, onLaterMessages } from './conversation'
import type { StoredMessage } from './kept-chat'
import { tellNews } from './presence'
import { historyOf } from './transcript'

type Reply = { state: 'none' } | { state: 'pending'; text: string }

const none: Reply = { state: 'none' }
const reply = createStore<Reply>(() => none)
let ending: AbortController | undefined
/** The toast about the last failure, which is dismissed on the next attempt. */
let failureToast = 0

/** Whether the server would reject the message. */
export function isTooLong(text: string): boolean {
  return lengthOf(text.trim()) > chatLimits.user
}

/**
 * Adds the visitor's message and gets an answer. Text that is blank or too long, or a second message meanwhile, is not
 * sent.
 */
export function send(text: string): void {
  const content = text.trim()
  if (isBlank(content) || isTooLong(text) || reply.now().state === 'pending') return
  changeConversation((before) => ({
    ...addMessage(before, { role: 'user', content }),
    draft: '',
  }))
  void answerLast()
}

/** Asks the unanswered question again. */
export function sendAgain(): void {
  if (reply.now().state !== 'pending' && isUnanswered(conversationNow().messages)) void answerLast()
}

/** Aborts the reply: nobody waits for it any longer. */
export function endReply(): void {
  ending?.abort()
}

// What is said since is not about this page's question any longer.
onLaterMessages(endReply)
// A page that is left or reloaded for good would take the end of its request for an outage, and keep that.
addEventListener('pagehide', ({ persisted }) => persisted || endReply())

/** Whether the visitor's last question has no answer: the reply failed, or was aborted. */
export function isUnanswered(messages: readonly StoredMessage[]): boolean {
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  const next = messages[asked + 1]
  return asked >= 0 && (next === undefined || next.kind === 'trouble')
}

async function answerLast(): Promise<void> {
  const mine = new AbortController()
  ending = mine
  dismissToast(failureToast)
  changeConversation((before) => ({
    ...before,
    messages: before.messages.filter(({ kind }) => kind === 'said'),
  }))
  reply.set({ state: 'pending', text: '' })
  const { messages } = conversationNow()
  // Messages that the assistant has added since are not part of the question.
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  const question = messages[asked]?.content ?? ''
  const leaving = watchLeaving()
  const answer = await ask({
    messages: historyOf(messages.slice(0, asked + 1).map(asText)),
    onText: (text) => mine.signal.aborted || reply.set({ state: 'pending', text }),
    signal: mine.signal,
  })
  const patience = leaving()
  if (patience > 0 && !answer && !mine.signal.aborted) await untilAborted(mine.signal, patience)
  if (!mine.signal.aborted) {
    settle(answer?.message ?? null, answer?.offer !== undefined || asksForAPerson(question))
  }
  reply.set(none)
}

/** In milliseconds: a page that does not come, or was a download or a telephone number, leaves this one in place. */
const LEAVING_MS = 10_000

/**
 * Firefox ends a page's requests when it begins to leave the page, and tells of that when the next page answers.
 * @returns ends the watch, and tells for how many milliseconds the page may still be about to be left
 */
function watchLeaving(): () => number {
  const watching = new AbortController()
  let until = 0
  addEventListener('beforeunload', () => (until = Date.now() + LEAVING_MS), {
    signal: watching.signal,
  })
  return () => {
    watching.abort()
    return until - Date.now()
  }
}

function untilAborted(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve())
  })
}

/** @param html null if there is no answer */
function settle(html: string | null, wantsPerson: boolean): void {
  changeConversation((before) => {
    const after = addMessage(before, {
      role: 'assistant',
      content: html ?? chat.trouble,
      kind: html === null ? 'trouble' : 'said',
    })
    if (!wantsPerson || after.form !== 'unoffered') return after
    return { ...addMessage(after, { role: 'assistant', content: chat.offer }), form: 'shown' }
  })
  if (html === null)
    failureToast = showToast({ tone: 'destructive', ...chat.failure, patient: true })
  tellNews()
}

/** Markup is for display only: the server and the team get plain text. */
export function asText({ role, content }: StoredMessage) {
  return { role, content: role === 'user' ? content : plainText(content) }
}

export function useReply(): Reply {
  return useSyncExternalStore(reply.subscribe, reply.now, () => none)
}
