// Where the focus goes in the chat's window when what had it is gone or out of use.
import { isPhone } from '../ui/use-phone'

export const PANEL = 'chat-panel'
export const LINE = 'chat-message'

/** To the message line; on a phone to the window itself, whose keyboard would cover what there is to read. */
export function placeFocus(): void {
  document.getElementById(isPhone() ? PANEL : LINE)?.focus()
}
