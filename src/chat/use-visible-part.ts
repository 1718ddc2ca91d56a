// Tells the style sheet which part of the screen a phone's keyboard leaves free. An iPhone moves the page up
// to show the line that is typed in: what is visible begins further down then.
import { type RefObject, useEffect } from 'react'
import { VISIBLE_HEIGHT, VISIBLE_TOP } from './visible-part'

export function useVisiblePart(ref: RefObject<HTMLElement | null>): void {
  // Not a layout effect: those of what is inside an element run before its ref is set.
  useEffect(() => {
    const screen = window.visualViewport
    const element = ref.current
    if (!screen || !element) return
    function tell(): void {
      // While somebody zooms in, what is visible says nothing about the keyboard.
      if (screen?.scale !== 1) return
      element?.style.setProperty(VISIBLE_TOP, `${screen.offsetTop}px`)
      element?.style.setProperty(VISIBLE_HEIGHT, `${screen.height}px`)
    }
    tell()
    const events = ['resize', 'scroll'] as const
    for (const event of events) screen.addEventListener(event, tell)
    return () => {
      for (const event of events) screen.removeEventListener(event, tell)
    }
  }, [ref])
}
