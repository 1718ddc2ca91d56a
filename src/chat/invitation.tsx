// The invitation for a visitor who has not found the chat alone, with its two answers.
import { chat } from '../content/chat'
import { visuallyHidden } from '../theme/layout.css'
import { button } from '../ui/button.css'
import * as styles from './invitation.css'

interface Props {
  /** The text is announced politely, so its live region is there before it is. */
  shown: boolean
  onReach: () => void
  onAccept: () => void
  onDecline: () => void
}

const { title, text, accept, decline } = chat.invitation

export function Invitation({ shown, onReach, onAccept, onDecline }: Props) {
  return (
    <div id="chat-invitation" className={shown ? styles.invitation : undefined}>
      <div role="status">
        {shown && (
          <>
            <span className={visuallyHidden}>Chat: </span>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </>
        )}
      </div>
      {shown && (
        <div className={styles.answers}>
          <button
            type="button"
            className={button.primary}
            onPointerEnter={onReach}
            onFocus={onReach}
            onClick={onAccept}
          >
            {accept}
          </button>
          <button type="button" className={button.quiet} onClick={onDecline}>
            {decline}
          </button>
        </div>
      )}
    </div>
  )
}
