// The chat window: beside the page, or over it on a phone. Loaded when somebody reaches for it.
import { type ComponentType, type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { chat } from '../content/chat'
import { CornerWindow, WindowClose, WindowTitle } from '../ui/corner-window'
import { Icon } from '../ui/icon'
import { usePageChanged } from '../ui/use-page-changed'
import * as styles from './chat-panel.css'
import { Composer } from './composer'
import type { ContactFormProps } from './contact-form-props'
import { LATEST } from './message'
import { Messages } from './messages'
import { type Presence, presenceNow, setPresence } from './presence'
import { endReply } from './reply'
import { usePhoneUnlessTyping } from './use-phone-unless-typing'
import { useVisiblePart } from './use-visible-part'

export interface ChatPanelProps {
  /** Receives the focus on close. */
  opener: RefObject<HTMLElement | null>
  openedBy: Presence['by']
  ContactForm: ComponentType<ContactFormProps>
}

const PANEL = 'chat-panel'
const DISCLAIMER = 'chat-disclaimer'

const minimize = () => setPresence('minimized')
const close = () => setPresence('closed')

export default function ChatPanel({ opener, openedBy, ContactForm }: ChatPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const phone = usePhoneUnlessTyping(panel)
  const left = useRef(false)
  // A minimized chat continues to receive its answer.
  useEffect(() => () => void (presenceNow().state === 'minimized' || endReply()), [])

  function placeFocus() {
    const line = panel.current?.querySelector('textarea')
    // A phone's keyboard would cover the messages.
    if (phone) panel.current?.focus()
    else if (openedBy === 'visitor') line?.focus()
  }
  function giveFocusBack() {
    if (!left.current && presenceNow().state !== 'open') opener.current?.focus()
  }
  /** For another page behind the window, which would be invisible on a phone. */
  function stepAside() {
    left.current = true
    minimize()
  }
  const pageChanged = usePageChanged(phone)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is left
  useEffect(() => {
    if (pageChanged) stepAside()
  }, [pageChanged])
  function followLink({ target }: MouseEvent) {
    const link = target instanceof Element && target.closest('a[href^="/"]:not([target])')
    if (phone && link) stepAside()
  }
  if (pageChanged) return null
  return (
    <CornerWindow
      id={PANEL}
      ref={panel}
      className={styles.panel}
      describedBy={`${LATEST} ${DISCLAIMER}`}
      stands={phone ? 'over' : 'beside'}
      onClose={close}
      onOpened={placeFocus}
      onClosed={giveFocusBack}
      onClick={followLink}
    >
      <VisiblePart panel={panel} />
      <Head />
      <Messages ContactForm={ContactForm} />
      <Composer />
      <p id={DISCLAIMER} className={styles.disclaimer}>
        {chat.disclaimer}
      </p>
    </CornerWindow>
  )
}

/** Inside, because the window is remounted when it changes between beside and over. */
function VisiblePart({ panel }: { panel: RefObject<HTMLElement | null> }) {
  useVisiblePart(panel)
  return null
}

function Head() {
  return (
    <div className={styles.head}>
      <span className={styles.mark}>
        <Icon name="headset" size={22} />
      </span>
      <div className={styles.names}>
        <WindowTitle className={styles.title}>{chat.name}</WindowTitle>
        <p className={styles.tagline}>{chat.tagline}</p>
      </div>
      <button
        type="button"
        className={styles.headButton}
        aria-label="Minimize chat"
        onClick={minimize}
      >
        <Icon name="minus" size={22} />
      </button>
      <WindowClose className={styles.headButton} aria-label="Close chat">
        <Icon name="close" size={22} />
      </WindowClose>
    </div>
  )
}
