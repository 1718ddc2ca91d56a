// Where the focus goes in the chat window when the focused element is gone or disabled.
import { isPhone } from '../ui/use-phone'

export const PANEL = 'chat-panel'
export const LINE = 'chat-message'

/** Focuses the message field; on a phone the window itself, because the keyboard would cover the messages. */
export function placeFocus(): void {
  document.getElementById(isPhone() ? PANEL : LINE)?.focus()
}
