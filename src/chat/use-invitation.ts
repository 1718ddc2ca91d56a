// When to invite a visitor who has not found the chat to it.
import { useEffect, useState } from 'react'
import { keptText } from '../ui/kept-text'

/** Milliseconds after the page's load (specification, section 9). */
const DELAY_MS = 30_000

const dismissed = keptText('chatbot_dismissed', () => localStorage)

/** A visitor who has just answered another question is left alone for this long, in milliseconds. */
const PAUSE_MS = 2_000

/** @param wanted false once the chat was opened, and while the screen has no room for it */
export function useInvitation(wanted: boolean) {
  const [due, setDue] = useState(false)
  const [began] = useState(() => performance.now())
  useEffect(() => {
    if (!wanted || due || dismissed.read() !== null) return
    let timer = setTimeout(look, Math.max(PAUSE_MS, began + DELAY_MS - performance.now()))
    function look() {
      // Another tab may have answered meanwhile; a visitor who is filling in a dialog is not interrupted.
      if (dismissed.read() !== null) return
      if (document.querySelector('[role="dialog"]')) timer = setTimeout(look, DELAY_MS)
      else setDue(true)
    }
    return () => clearTimeout(timer)
  }, [wanted, due, began])

  function dismiss(): void {
    dismissed.write('true')
    setDue(false)
  }
  return { shown: due && wanted, dismiss }
}
