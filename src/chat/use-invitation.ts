// When to invite a visitor who has not found the chat to it.
import { useEffect, useState } from 'react'
import { keptText } from '../ui/kept-text'

/** Milliseconds after the page's load (specification, section 9). */
const DELAY_MS = 30_000

const dismissed = keptText('chatbot_dismissed', () => localStorage)

/** How often to look whether a dialog was closed, in milliseconds. */
const LOOK_MS = 2_000

/** @param wanted false once the chat was opened */
export function useInvitation(wanted: boolean) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!wanted || due || dismissed.read() !== null) return
    let timer = setTimeout(look, DELAY_MS)
    function look() {
      // Another tab may have answered meanwhile; a visitor who is filling in a dialog is not interrupted.
      if (dismissed.read() !== null) return
      if (document.querySelector('[role="dialog"]')) timer = setTimeout(look, LOOK_MS)
      else setDue(true)
    }
    return () => clearTimeout(timer)
  }, [wanted, due])

  function dismiss(): void {
    dismissed.write('true')
    setDue(false)
  }
  return { shown: due && wanted, dismiss }
}
