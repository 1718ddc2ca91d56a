// One message of the conversation.
import { visuallyHidden } from '../theme/layout.css'
import { AnswerHtml } from './answer-html'
import type { StoredMessage } from './kept-chat'
import * as styles from './messages.css'

/** The id of the assistant's last message: it describes the window when that is opened. */
export const LATEST = 'chat-latest'

interface Props {
  message: StoredMessage
  id?: string | undefined
}

/** Never without an id: Firefox would leave the element out, and announce the paragraphs of two answers mixed up. */
export function Message({ message: { role, content, id: key }, id = `chat-${key}` }: Props) {
  if (role === 'user') {
    return (
      <div className={styles.question} id={id} data-anchor="12">
        <p className={visuallyHidden}>You:</p>
        <p dir="auto">{content}</p>
      </div>
    )
  }
  return (
    <div className={styles.answer} id={id}>
      <p className={visuallyHidden}>Assistant:</p>
      <AnswerHtml html={content} />
    </div>
  )
}

/** @param hidden from sight: the answer is being written, and is read out when it is complete */
export function Thinking({ hidden = false }: { hidden?: boolean }) {
  return (
    <p className={hidden ? visuallyHidden : styles.thinking}>
      Thinking
      <span className={styles.dots} aria-hidden="true">
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
      </span>
    </p>
  )
}
