// Radix leads the focus around from the last part of a dialog to the first, and back, without a scroll: on a small
// screen what has it is then out of sight.
import type { KeyboardEvent } from 'react'

/** On every key inside a dialog that scrolls. */
export function showFocused({ key }: KeyboardEvent): void {
  if (key !== 'Tab') return
  // Once the focus is where the key leads.
  requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
}
