// The button in the corner that opens and closes the chat.
import type { Ref } from 'react'
import { chat } from '../content/chat'
import { Icon } from '../ui/icon'
import { isSecondClick } from '../ui/second-click'
import * as styles from './chat.css'
import type { Presence } from './presence'

const CONTINUE = 'Continue chat'

interface Props {
  ref: Ref<HTMLButtonElement>
  presence: Presence
  /** The visitor is about to press. */
  onReach: () => void
  onPress: () => void
}

export function Bubble({ ref, presence, onReach, onPress }: Props) {
  const open = presence.state === 'open'
  const wide = presence.state === 'minimized'
  const answered = presence.news === 'answer'
  return (
    <button
      ref={ref}
      id="chat-bubble"
      type="button"
      className={wide ? styles.pill : styles.bubble}
      aria-label={
        open ? 'Close chat' : wide ? CONTINUE + (answered ? ', new answer' : '') : 'Open chat'
      }
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? 'chat-panel' : undefined}
      title={chat.name}
      onPointerEnter={onReach}
      onFocus={onReach}
      onClick={(event) => isSecondClick(event) || onPress()}
    >
      <Icon name={open ? 'chevron' : 'chat'} size={28} />
      {wide && <span>{CONTINUE}</span>}
      {answered && <span className={styles.news} />}
    </button>
  )
}
