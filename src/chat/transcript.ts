// The conversation as it leaves the page: to the server with the next question, and to the team.
import { TRANSCRIPT_MAX } from '../contract/api'
import { type ChatMessage, chatLimits } from '../contract/chat'
import { lengthOf } from '../contract/text'

/** Bytes for the messages: `BODY_LIMIT`, less room for what surrounds them. */
const HISTORY_MAX = 60_000

/** The newest messages that the server accepts at once, oldest first. The last one is always among them. */
export function historyOf(messages: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = []
  let room = HISTORY_MAX
  for (const { role, content } of messages.slice(-chatLimits.messages).reverse()) {
    const max = chatLimits[role]
    const message = { role, content: lengthOf(content) > max ? content.slice(0, max) : content }
    room -= new TextEncoder().encode(JSON.stringify(message)).length
    if (room < 0 && kept.length > 0) break
    kept.unshift(message)
  }
  return kept
}

const NAMES = { user: 'User', assistant: 'Assistant' } as const
const CUT = '…\n'

/** One line per message. Continuation lines are indented, so that none can pass for another message. */
export function transcriptOf(messages: readonly ChatMessage[]): string {
  const text = messages
    .map(({ role, content }) => `${NAMES[role]}: ${content.trim().replace(/\r\n?|\n/g, '\n  ')}`)
    .join('\n')
  // Keeps the end, which is what led to the request, from a whole character on.
  return text.length <= TRANSCRIPT_MAX
    ? text
    : CUT + text.slice(CUT.length - TRANSCRIPT_MAX).replace(/^[\udc00-\udfff]/, '')
}
