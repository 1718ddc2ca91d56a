// The button in the corner that opens and closes the chat.
import type { Ref } from 'react'
import { chat } from '../content/chat'
import { Icon } from '../ui/icon'
import * as styles from './chat.css'
import type { Presence } from './presence'

interface Props {
  ref: Ref<HTMLButtonElement>
  presence: Presence
  /** The visitor is about to press. */
  onReach: () => void
  onPress: () => void
}

export function Bubble({ ref, presence: { state, news }, onReach, onPress }: Props) {
  const open = state === 'open'
  const wide = state === 'minimized'
  return (
    <button
      ref={ref}
      id="chat-bubble"
      type="button"
      className={wide ? styles.pill : styles.bubble}
      aria-label={open ? 'Close chat' : wide ? 'Continue chat' : 'Open chat'}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? 'chat-panel' : undefined}
      title={chat.name}
      onPointerEnter={onReach}
      onTouchStart={onReach}
      onFocus={onReach}
      onClick={onPress}
    >
      <Icon name={open ? 'chevron' : 'chat'} size={28} />
      {wide && <span>Continue chat</span>}
      {news === 'answer' && <span className={styles.news} />}
    </button>
  )
}
