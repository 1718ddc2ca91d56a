// The chat's bubble and its invitation: small, because they are on every page. The window behind them is
// loaded when somebody reaches for it.
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { withFullStyles } from '../theme/full-styles'
import { visuallyHidden } from '../theme/layout.css'
import { loadWindow } from '../ui/loading/connection'
import { Opening } from '../ui/loading/opening'
import { reloadPage } from '../ui/loading/reload-page'
import { Renewing } from '../ui/loading/renewing'
import { Bubble } from './bubble'
import type { ChatPanelProps } from './chat-panel'
import type { ContactFormProps } from './contact-form-props'
import { Invitation } from './invitation'
import { presenceNow, setPresence, usePresence } from './presence'
import { useInvitation } from './use-invitation'

const loadPanel = (): Promise<{ default: ComponentType<ChatPanelProps> }> =>
  withFullStyles(import('./chat-panel'))
const ChatPanel = lazy(() => loadWindow(loadPanel).catch(inNewPage))
// If this fails, the click tries again.
const prepare = () => void loadPanel().catch(() => undefined)

interface Props {
  /** Asks for name and address, and sends them with the conversation. */
  ContactForm: ComponentType<ContactFormProps>
}

export default function Chat({ ContactForm }: Props) {
  const bubble = useRef<HTMLButtonElement>(null)
  const presence = usePresence()
  const { state, news, by } = presence
  const invitation = useInvitation(state === 'unused', () => {
    const held = document.getElementById('chat-invitation')?.contains(document.activeElement)
    if (held) bubble.current?.focus()
  })
  const open = () => setPresence('open')
  function dismiss() {
    invitation.dismiss()
    // The button that was pressed is gone.
    bubble.current?.focus()
  }
  return (
    <aside aria-label="Chat">
      <Invitation shown={invitation.shown} onReach={prepare} onAccept={open} onDecline={dismiss} />
      {/* `aria-live`, which the role implies: without it, an open dialog would hide this with the rest of the page. */}
      <p role="status" aria-live="polite" className={visuallyHidden}>
        {news === 'answer' && 'New answer in the chat'}
      </p>
      <Bubble
        ref={bubble}
        presence={presence}
        onReach={prepare}
        onPress={() => setPresence(state === 'open' ? 'closed' : 'open')}
      />
      {state === 'open' && (
        // Who has not asked for it on this page is not taken elsewhere.
        <Renewing fallback={by === 'visitor' ? <ContactInstead /> : null}>
          <Suspense fallback={<Opening onGivenUp={() => setPresence('minimized')} />}>
            <ChatPanel opener={bubble} openedBy={by} ContactForm={ContactForm} />
          </Suspense>
        </Renewing>
      )}
    </aside>
  )
}

/**
 * A page that was open during a release can no longer load its chat, nor can one in Firefox before 155 whose network
 * was down once: it does not ask again for a file that it has failed to load. Loaded in full, the page opens the chat
 * again; if even that fails, it leads to a person.
 */
function inNewPage(): Promise<never> | { default: ComponentType<ChatPanelProps> } {
  return presenceNow().by === 'visitor' ? reloadPage() : { default: ContactInstead }
}

/** Replaces the chat: opens the page that leads to a person. */
function ContactInstead() {
  useEffect(() => {
    setPresence('closed')
    location.assign('/contact')
  }, [])
  return null
}
