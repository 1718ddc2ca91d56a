// Moves the focus to the outcome of a form's last attempt, for those who cannot see where it appears.
import { useEffect, useRef, useState } from 'react'

/**
 * Moves the focus to what there is to read after an attempt, and when the page of a native response arrives.
 * @param refusal message of a rejected native post, which holds until the next attempt
 */
export function useResultFocus(refusal: string) {
  const summary = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const unsent = useRef<HTMLParagraphElement>(null)
  // Attempts that have settled. Counted here: the form's own count skips the one that resets it.
  const [{ settled, waiting }, setEnd] = useState({ settled: 0, waiting: true })

  // The button lost its focus while it was disabled, and regains it when there is nothing to read.
  useEffect(() => {
    const said = summary.current ?? note.current
    // A visitor who goes on writing, here or in the chat, keeps the focus: screen readers announce the result too.
    if (!waiting) return
    // A button that was focused and pressed at once is still being scrolled to, away from what there is to read.
    if (said) scrollTo({ top: scrollY, behavior: 'instant' })
    if (settled > 0) (said ?? button.current)?.focus()
    else said?.focus()
    // The browser centers it, even if it is taller than a zoomed screen: what comes first would be out of view.
    said?.firstElementChild?.scrollIntoView({ block: 'nearest' })
    // Beside the button, where a dialog ends or the screen does.
    unsent.current?.scrollIntoView({ block: 'nearest' })
  }, [settled, waiting])
  /** @param waited whether the visitor has done nothing else meanwhile */
  const settle = (waited: boolean) =>
    setEnd((before) => ({ settled: before.settled + 1, waiting: waited }))
  return { summary, note, button, unsent, settle, refusal: settled > 0 ? '' : refusal }
}
