// The message field: Enter sends, Shift+Enter inserts a line break.
import type { FormEvent, KeyboardEvent } from 'react'
import { isBlank } from '../contract/blank'
import { chatLimits } from '../contract/chat'
import { tooLong } from '../contract/text'
import { visuallyHidden } from '../theme/layout.css'
import { Icon } from '../ui/icon'
import { isComposing } from '../ui/is-composing'
import * as styles from './composer.css'
import { changeConversation, useConversation } from './conversation'
import { LINE, placeFocus } from './place-focus'
import { isTooLong, send, useReply } from './reply'
import { useFittedHeight } from './use-fitted-height'

const PROBLEM = `${LINE}-error`

function type(draft: string): void {
  changeConversation((before) => ({ ...before, draft }))
}

/** The message field, and what it shows: an extension may fill it in without an event. */
function useLine(draft: string) {
  const line = useFittedHeight(draft)
  function readLine(): string {
    const text = line.current?.value ?? draft
    if (text !== draft) type(text)
    return text
  }
  // The button is enabled once the pointer or the focus comes near it.
  return { line, readLine, whenNear: { onFocus: readLine, onPointerOver: readLine } }
}

export function Composer() {
  const { draft } = useConversation()
  const pending = useReply().state === 'pending'
  const long = isTooLong(draft)
  const { line, readLine, whenNear } = useLine(draft)

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = readLine()
    send(text)
    if (isTooLong(text)) document.getElementById(LINE)?.focus()
    // The button is disabled until there is something to send again.
    else if (document.activeElement?.id !== LINE) placeFocus()
  }
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that picks a word in an input method does not send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send(readLine())
  }
  return (
    <>
      <form className={styles.composer} onSubmit={submit} {...whenNear}>
        <label htmlFor={LINE} className={visuallyHidden}>
          Your message
        </label>
        <textarea
          id={LINE}
          ref={line}
          className={styles.line}
          dir="auto"
          placeholder="Ask a question"
          rows={1}
          enterKeyHint="send"
          autoComplete="off"
          aria-invalid={long || undefined}
          aria-describedby={long ? PROBLEM : undefined}
          value={draft}
          onChange={(event) => type(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label="Send message"
          disabled={pending || isBlank(draft)}
        >
          <Icon name="send" size={22} />
        </button>
      </form>
      {/* No maximum length of the field: the browser would silently truncate pasted text. */}
      <div role="status">
        {long && (
          <p id={PROBLEM} className={styles.problem}>
            <Icon name="alert" size={18} />
            {tooLong('Message', chatLimits.user)}
          </p>
        )}
      </div>
    </>
  )
}
