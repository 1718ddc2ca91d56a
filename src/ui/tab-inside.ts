// What Radix leaves undone when Tab wraps around the ends of a dialog. It does not scroll, so that on a small screen the
// focused element is out of view; and from the dialog itself, it lets Shift+Tab lead out, and puts the focus back there.
import type { KeyboardEvent } from 'react'

const CONTROLS =
  ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"], [aria-hidden])'

/** To be called on every key press inside a dialog. */
export function tabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  if (event.shiftKey && event.target === event.currentTarget) {
    event.preventDefault()
    focusLast(event.currentTarget)
  }
  // After the key has moved the focus.
  requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
}

export function focusLast(dialog: HTMLElement): void {
  const isShown = (control: HTMLElement) => control.getClientRects().length > 0
  ;[...dialog.querySelectorAll<HTMLElement>(CONTROLS)].findLast(isShown)?.focus()
}
