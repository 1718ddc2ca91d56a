// The messages, newest at the bottom, and the answer that is being written.
import { type ComponentType, useEffect, useRef } from 'react'
import { chat } from '../content/chat'
import { visuallyHidden } from '../theme/layout.css'
import { addLettersOf } from '../theme/rest-of-latin'
import type { ContactFormProps } from './contact-form-props'
import { ContactOffer } from './contact-offer'
import { useConversation } from './conversation'
import { LATEST, Message, Thinking } from './message'
import * as styles from './messages.css'
import { CONVERSATION, placeFocus } from './place-focus'
import { isUnanswered, send, sendAgain, useReply } from './reply'
import { useStickToEnd } from './use-stick-to-end'

interface Props {
  ContactForm: ComponentType<ContactFormProps>
}

export function Messages({ ContactForm }: Props) {
  const { messages, form } = useConversation()
  const reply = useReply()
  const area = useRef<HTMLDivElement>(null)
  useStickToEnd(area)
  const idle = reply.state === 'none'
  useEffect(() => {
    for (const { content } of messages) addLettersOf(content)
    if (reply.state === 'pending') addLettersOf(reply.text)
  }, [messages, reply])
  const latest = messages.filter(({ role }) => role === 'assistant').pop()
  const fresh = messages.every(({ role }) => role === 'assistant')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    <div
      ref={area}
      id={CONVERSATION}
      className={styles.area}
      role="group"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
    >
      <div className={styles.column}>
        <div role="log" aria-live="polite" className={styles.column}>
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              id={message === latest ? LATEST : undefined}
            />
          ))}
          {!idle && <Thinking hidden={reply.text !== ''} />}
          {form === 'shown' && (
            <p className={visuallyHidden}>The form is right before the field for your message.</p>
          )}
        </div>
        {/* Announced when it is complete, and not word by word. Until then somebody is at work on it. */}
        {!idle && reply.text !== '' && <Growing text={reply.text} />}
        {idle && isUnanswered(messages) && <TryAgain />}
        {idle && fresh && <Suggestions />}
        {form === 'shown' && (
          <ContactOffer ContactForm={ContactForm} answered={!isUnanswered(messages)} />
        )}
      </div>
    </div>
  )
}

function Growing({ text }: { text: string }) {
  return (
    <div className={styles.answer} aria-hidden="true">
      <p className={styles.growing}>{text}</p>
    </div>
  )
}

/** Places the focus: the button that was pressed is gone by then. */
function andGoOn(ask: () => void): void {
  ask()
  placeFocus()
}

function TryAgain() {
  return (
    <button type="button" className={styles.chip} onClick={() => andGoOn(sendAgain)}>
      Try again
    </button>
  )
}

function Suggestions() {
  return (
    <ul role="list" className={styles.suggestions} aria-label="Questions to start with">
      {chat.suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={styles.chip}
            onClick={() => andGoOn(() => send(question))}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
