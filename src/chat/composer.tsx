// The message field: Enter sends, Shift+Enter inserts a line break.
import type { FormEvent, KeyboardEvent } from 'react'
import { chatLimits } from '../contract/chat'
import { visuallyHidden } from '../theme/layout.css'
import { Icon } from '../ui/icon'
import { isComposing } from '../ui/is-composing'
import * as styles from './composer.css'
import { changeConversation, useConversation } from './conversation'
import { LINE, placeFocus } from './place-focus'
import { send, useReply } from './reply'

/** Visible lines where the browser does not fit the height to the content. */
const LINES_MAX = 4

function type(draft: string): void {
  changeConversation((before) => ({ ...before, draft }))
}

export function Composer() {
  const { draft } = useConversation()
  const pending = useReply().state === 'pending'

  function submit(event: FormEvent) {
    event.preventDefault()
    send(draft)
    // The button is disabled until there is something to send again.
    if (document.activeElement?.id !== LINE) placeFocus()
  }
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that picks a word in an input method does not send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send(draft)
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      <label htmlFor={LINE} className={visuallyHidden}>
        Your message
      </label>
      <textarea
        id={LINE}
        className={styles.line}
        dir="auto"
        placeholder="Ask a question"
        rows={Math.min(draft.split('\n').length, LINES_MAX)}
        maxLength={chatLimits.user}
        enterKeyHint="send"
        autoComplete="off"
        value={draft}
        onChange={(event) => type(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label="Send message"
        disabled={pending || draft.trim() === ''}
      >
        <Icon name="send" size={22} />
      </button>
    </form>
  )
}
