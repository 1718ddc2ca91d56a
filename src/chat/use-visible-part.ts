// Exposes to the style sheet which part of the screen a phone's keyboard leaves free. An iPhone shifts the page
// to show the focused field: the visible part then begins further down.
import { type RefObject, useEffect } from 'react'
import { VISIBLE_HEIGHT, VISIBLE_TOP } from './chat-panel.css'

export function useVisiblePart(ref: RefObject<HTMLElement | null>): void {
  // Not a layout effect: those of an element's descendants run before its ref is set.
  useEffect(() => {
    const screen = window.visualViewport
    const element = ref.current
    if (!screen || !element) return
    function update(): void {
      // While somebody zooms in, the visible part says nothing about the keyboard.
      if (screen?.scale !== 1) return
      // Safari on iOS 26 keeps the last value when the keyboard closes: nothing is shifted by more than it covers.
      const top = Math.min(screen.offsetTop, Math.max(0, innerHeight - screen.height))
      element?.style.setProperty(VISIBLE_TOP, `${top}px`)
      element?.style.setProperty(VISIBLE_HEIGHT, `${screen.height}px`)
    }
    update()
    const over = new AbortController()
    screen.addEventListener('resize', update, { signal: over.signal })
    screen.addEventListener('scroll', update, { signal: over.signal })
    return () => over.abort()
  }, [ref])
}
