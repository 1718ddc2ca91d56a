// One message of the conversation.
import { visuallyHidden } from '../theme/layout.css'
import { AnswerHtml } from './answer-html'
import type { StoredMessage } from './kept-chat'
import * as styles from './messages.css'

export function Message({ message: { role, content } }: { message: StoredMessage }) {
  if (role === 'user') {
    return (
      <div className={styles.question} data-anchor="16">
        <p className={visuallyHidden}>You:</p>
        <p dir="auto">{content}</p>
      </div>
    )
  }
  return (
    <div className={styles.answer}>
      <p className={visuallyHidden}>Assistant:</p>
      <AnswerHtml html={content} />
    </div>
  )
}

export function Thinking() {
  return (
    <p className={styles.thinking}>
      Thinking
      <span className={styles.dots} aria-hidden="true">
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
      </span>
    </p>
  )
}
