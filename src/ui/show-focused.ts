// Radix wraps the focus from the last element of a dialog to the first, and back, without scrolling: on a small
// screen the focused element is then out of view.
import type { KeyboardEvent } from 'react'

/** To be called on every key press inside a dialog that scrolls. */
export function showFocused({ key }: KeyboardEvent): void {
  if (key !== 'Tab') return
  // After the key has moved the focus.
  requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
}
