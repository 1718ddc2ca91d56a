// When to invite a visitor who has not found the chat.
import { useEffect, useState } from 'react'
import { areFullStylesLoaded, loadFullStyles } from '../theme/full-styles'
import { preload } from '../ui/loading/connection'
import { storedText } from '../ui/stored-text'
import { toastsNow } from '../ui/toast/toast-store'
import { useMedia } from '../ui/use-media'

/** Milliseconds after the page's load. */
const DELAY_MS = 30_000

const dismissed = storedText('chatbot_dismissed', () => localStorage)

/** Milliseconds between checks while something is in its way. */
const RETRY_MS = 2_000

/**
 * Height of a window that has room for it and for the page, in em: 19 for it and the bubble below it (invitation.css.ts), 6
 * for the header, and 5 in which whatever has the focus can be seen. A phone of 640 px has that above the cookie banner.
 */
const ROOM = 30

/**
 * @param wanted false once the chat was opened
 * @param onGone called before it goes because another tab has declined it
 */
export function useInvitation(wanted: boolean, onGone: () => void) {
  const [due, setDue] = useState(false)
  // A window may become too low after it has appeared, as that of a phone that is turned.
  const fits = useMedia(`(min-height: ${ROOM}em)`)
  useEffect(() => {
    if (!wanted || due || dismissed.read() !== null) return
    let ended = false
    let timer = setTimeout(invite, Math.max(0, DELAY_MS - sinceLoad()))
    function invite() {
      // Another tab may have dismissed it meanwhile; a visitor who is filling in a form is not interrupted.
      if (ended || dismissed.read() !== null) return
      if (isOverlaid() || isCramped() || isFillingIn()) timer = setTimeout(invite, RETRY_MS)
      else if (areFullStylesLoaded()) setDue(true)
      // Its styles are not in the page, and a visitor who has touched nothing yet has not loaded them.
      // In a page that is older than the server's release, they are gone for good.
      else preload(loadFullStyles).then(invite, () => undefined)
    }
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [wanted, due])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onGone` does the same at every render
  useEffect(() => {
    if (!due) return
    function lookAgain(): void {
      if (dismissed.read() === null) return
      onGone()
      setDue(false)
    }
    addEventListener('storage', lookAgain)
    // Some browsers tell a tab in the background nothing.
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      removeEventListener('storage', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [due])

  function dismiss(): void {
    dismissed.write('true')
    setDue(false)
  }
  return { shown: due && wanted && fits, dismiss }
}

/** Milliseconds since the page's load: the chat comes later than that. Where a browser does not say, since its request. */
function sinceLoad(): number {
  const entry = performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined
  if (entry?.loadEventEnd === 0) return 0
  return performance.now() - (entry?.loadEventEnd ?? 0)
}

/** Whether it would cover what the visitor is using, above the cookie banner if that is there. */
function isCramped(): boolean {
  const { fontSize, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const free = innerHeight - Number.parseFloat(scrollPaddingBottom)
  return free < ROOM * Number.parseFloat(fontSize)
}

function isFillingIn(): boolean {
  return document.activeElement?.closest('form') != null
}

/** A toast is in the same corner, and may be all that confirms a message. */
function isOverlaid(): boolean {
  return document.querySelector('[role="dialog"]') !== null || toastsNow().length > 0
}
