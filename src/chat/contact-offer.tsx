// The contact form inside the conversation, which makes a lead of it.

import { type ComponentType, Suspense } from 'react'
import { chat } from '../content/chat'
import { ErrorBoundary } from '../ui/error-boundary'
import { Link } from '../ui/link'
import type { ContactFormProps } from './contact-form-props'
import { changeConversation, conversationNow, say } from './conversation'
import * as styles from './messages.css'
import { placeFocus } from './place-focus'
import { asText } from './reply'
import { transcriptOf } from './transcript'

const transcript = () => transcriptOf(conversationNow().messages.map(asText))

interface Props {
  ContactForm: ComponentType<ContactFormProps>
  /** Whether an answer stands above: that is read first, and the form is found below it. */
  answered: boolean
}

export function ContactOffer({ ContactForm, answered }: Props) {
  function sent() {
    changeConversation((before) => ({
      ...say(before, { role: 'assistant', content: chat.thanks }),
      form: 'over',
    }))
    placeFocus()
  }
  function decline() {
    changeConversation((before) => ({ ...before, form: 'over' }))
    placeFocus()
  }
  return (
    // Gone to, below the words that offer it, only where it is all there is.
    <div className={styles.offer} data-anchor={answered ? undefined : '112'}>
      <ErrorBoundary fallback={<Link to="/contact">Contact us</Link>}>
        <Suspense fallback={null}>
          <ContactForm transcript={transcript} onSent={sent} onDecline={decline} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
