// A tablet's keyboard may leave a window as low as a phone's. The chat is then remounted over the page, and whoever is
// typing in it would lose the focus, with it the keyboard, and with that the reason.
import { type RefObject, useEffect, useState } from 'react'
import { usePhone } from '../ui/use-phone'

/** The keyboard closes after the field has lost the focus: longer than that takes, in milliseconds. */
const CLOSED_MS = 1_000

/** Whether the screen is a phone's; a change counts once nobody types inside `ref`. */
export function usePhoneUnlessTyping(ref: RefObject<HTMLElement | null>): boolean {
  const phone = usePhone()
  const [settled, setSettled] = useState(phone)
  useEffect(() => {
    let timer = 0
    function settle(): void {
      if (!ref.current?.querySelector(':is(input, textarea):focus')) setSettled(phone)
    }
    function settleLater(): void {
      clearTimeout(timer)
      timer = window.setTimeout(settle, CLOSED_MS)
    }
    settle()
    document.addEventListener('focusout', settleLater)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', settleLater)
    }
  }, [phone, ref])
  return settled
}
