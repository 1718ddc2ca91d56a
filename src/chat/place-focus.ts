// Where the focus goes in the chat window when the focused element is gone or disabled.
import { isPhone } from '../ui/use-phone'

export const LINE = 'chat-message'
export const CONVERSATION = 'chat-conversation'

/**
 * Focuses the message field; on a phone the conversation, because the keyboard would cover the messages. Not the window,
 * whose description is the message before.
 */
export function placeFocus(): void {
  document.getElementById(isPhone() ? CONVERSATION : LINE)?.focus()
}
