// Where the focus returns once a form dialog or the menu is closed.

let opener: HTMLElement | null = null

export function rememberOpener(element: HTMLElement): void {
  opener = element
}

/** Focuses what opened the dialog; the page if nothing did, as for a form opened by its URL. */
export function focusOpener(): void {
  focusBack(opener)
  opener = null
}

/**
 * Focuses what opened a layer. A screen turned meanwhile may have the menu's button in its place, or no longer has
 * that button: then its counterpart in the header gets the focus. If all that is gone, the page does.
 */
export function focusBack(target: HTMLElement | null): void {
  const header = target?.closest('header')
  const places = [
    target,
    header?.querySelector<HTMLElement>('[data-replay="menu"]'),
    header?.querySelector('a'),
    document.getElementById('main'),
  ]
  for (const place of places) {
    place?.focus({ preventScroll: true })
    // Only what is displayed takes the focus. Safari before 17.4 lacks `checkVisibility`.
    if (place && place === document.activeElement) return
  }
}
