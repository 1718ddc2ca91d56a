// The contact form inside the conversation, which turns it into a lead.
import { type ComponentType, Suspense } from 'react'
import { chat } from '../content/chat'
import { ErrorBoundary } from '../ui/error-boundary'
import { Link } from '../ui/link'
import type { ContactFormProps } from './contact-form-props'
import { addMessage, changeConversation, conversationNow } from './conversation'
import * as styles from './messages.css'
import { placeFocus } from './place-focus'
import { asText } from './reply'
import { transcriptOf } from './transcript'

const transcript = () => transcriptOf(conversationNow().messages.map(asText))

interface Props {
  ContactForm: ComponentType<ContactFormProps>
  /** Whether an answer comes before it: that is read first, and the form is found below it. */
  answered: boolean
}

export function ContactOffer({ ContactForm, answered }: Props) {
  function sent({ edited, elsewhere }: { edited: boolean; elsewhere: boolean }) {
    changeConversation((before) => ({
      ...addMessage(before, { role: 'assistant', content: chat.thanks }),
      form: edited ? before.form : 'over',
    }))
    if (!elsewhere) placeFocus()
  }
  function decline() {
    changeConversation((before) => ({ ...before, form: 'over' }))
    placeFocus()
  }
  return (
    // Scrolled to, below the text that offers it, only if no answer comes before it.
    <div className={styles.offer} data-anchor={answered ? undefined : '112'}>
      <ErrorBoundary fallback={<Link to="/contact">Contact us</Link>}>
        <Suspense fallback={null}>
          <ContactForm transcript={transcript} onSent={sent} onDecline={decline} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
