// When to invite a visitor who has not found the chat.
import { type RefObject, useEffect, useState } from 'react'
import { storedText } from '../ui/stored-text'

/** Milliseconds after the page's load. */
const DELAY_MS = 30_000

const dismissed = storedText('chatbot_dismissed', () => localStorage)

/** Milliseconds between checks while something is in its way. */
const RETRY_MS = 2_000
/** Pixels that it needs above the bubble. */
const HEIGHT = 200
/** Part of the screen that it leaves free together with the cookie question: the headline stays readable. */
const FREE = 1 / 3

/**
 * @param wanted false once the chat was opened
 * @param bubble the invitation appears above it
 */
export function useInvitation(wanted: boolean, bubble: RefObject<HTMLElement | null>) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!wanted || due || dismissed.read() !== null) return
    let timer = setTimeout(invite, DELAY_MS)
    function invite() {
      // Another tab may have dismissed it meanwhile; a visitor who is filling in a dialog is not interrupted.
      if (dismissed.read() !== null) return
      if (isOverlaid() || isCramped()) timer = setTimeout(invite, RETRY_MS)
      else setDue(true)
    }
    /** On a low or small screen the cookie banner leaves no room for it. */
    function isCramped() {
      const above = (bubble.current?.getBoundingClientRect().top ?? 0) - HEIGHT
      return above < (isAsked() ? innerHeight * FREE : 0)
    }
    return () => clearTimeout(timer)
  }, [wanted, due, bubble])

  function dismiss(): void {
    dismissed.write('true')
    setDue(false)
  }
  return { shown: due && wanted, dismiss }
}

/** Whether the cookie question covers the bottom of the screen (layout/use-bottom-inset.ts). */
function isAsked(): boolean {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) > 0
}

function isOverlaid(): boolean {
  return document.querySelector('[role="dialog"]') !== null
}
