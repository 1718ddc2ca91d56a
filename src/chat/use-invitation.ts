// When to invite somebody to the chat who has not found it alone.
import { useEffect, useState } from 'react'
import { keptText } from './kept-text'

/** Milliseconds after the page's load (specification, section 9). */
const DELAY_MS = 30_000

const dismissed = keptText('chatbot_dismissed', () => localStorage)

/** @param wanted false once the chat was opened; whenever it becomes true, the time begins anew */
export function useInvitation(wanted: boolean) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!wanted || due || dismissed.read() !== null) return
    const timer = setInterval(() => {
      // Another tab may have answered meanwhile; who is filling in a dialog is not interrupted.
      if (dismissed.read() !== null) clearInterval(timer)
      else if (!document.querySelector('[role="dialog"]')) setDue(true)
    }, DELAY_MS)
    return () => clearInterval(timer)
  }, [wanted, due])

  function dismiss(): void {
    dismissed.write('true')
    setDue(false)
  }
  return { shown: due && wanted, dismiss }
}
