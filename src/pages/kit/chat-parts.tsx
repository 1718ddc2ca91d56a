// The chat's parts: messages, waiting states, invitation and contact form. Lazy, as everywhere outside the chat.
import { type ComponentProps, lazy, Suspense } from 'react'
import type { Bubble as BubblePart } from '../../chat/bubble'
import type { Message as MessagePart } from '../../chat/message'
import { useHydrated } from '../../ui/loading/use-hydrated'
import { Specimen } from './specimen'
import * as styles from './specimen.css'

type Presence = ComponentProps<typeof BubblePart>['presence']
type Said = ComponentProps<typeof MessagePart>['message']

const ChatContactForm = lazy(() => import('../../forms/chat-contact-form'))
const Bubble = lazy(async () => ({ default: (await import('../../chat/bubble')).Bubble }))
const Composer = lazy(async () => ({ default: (await import('../../chat/composer')).Composer }))
const Invitation = lazy(async () => ({
  default: (await import('../../chat/invitation')).Invitation,
}))
const Message = lazy(async () => ({ default: (await import('../../chat/message')).Message }))
const Thinking = lazy(async () => ({ default: (await import('../../chat/message')).Thinking }))

const answer =
  '<p>An answer with <strong>weight</strong>, <a href="/kit">a link</a> and a list:</p><ul><li>one</li><li>two</li></ul>'
// The chat itself may be open on this page, and counts from 1.
const messages: Said[] = [
  { id: -1, role: 'user', content: 'A question\nin two lines', timestamp: '', kind: 'said' },
  { id: -2, role: 'assistant', content: answer, timestamp: '', kind: 'said' },
]
const bubbles: Presence[] = [
  { state: 'unused', by: 'visitor', news: 'none' },
  { state: 'open', by: 'visitor', news: 'none' },
  { state: 'minimized', by: 'visitor', news: 'none' },
  { state: 'minimized', by: 'visitor', news: 'answer' },
]
const nothing = () => undefined

export function ChatParts() {
  // Browser only: the server never renders the chat.
  if (!useHydrated()) return null
  return (
    <Suspense>
      <Specimen title="Chat: what is said, and what waits for an answer">
        <div className={styles.talk}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
          <Thinking />
          <Composer />
        </div>
      </Specimen>
      <Specimen title="Chat: bubbles and the invitation, fixed to a corner">
        <div className={styles.columns}>
          {bubbles.map((presence) => (
            <div key={presence.state + presence.news} className={styles.corner}>
              <Bubble ref={null} presence={presence} onReach={nothing} onPress={nothing} />
            </div>
          ))}
          <div className={styles.corner}>
            <Invitation shown onReach={nothing} onAccept={nothing} onDecline={nothing} />
          </div>
        </div>
      </Specimen>
      <Specimen title="Chat: its contact form">
        <div className={styles.columns}>
          <ChatContactForm transcript={() => 'user: Hello'} onSent={nothing} onDecline={nothing} />
        </div>
      </Specimen>
    </Suspense>
  )
}
