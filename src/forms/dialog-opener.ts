// Where the focus returns once a form dialog is closed.

let opener: HTMLElement | null = null

export function rememberOpener(element: HTMLElement): void {
  opener = element
}

/** Focuses what opened the dialog; the page if nothing did, as for a form opened by its URL. */
export function focusOpener(): void {
  const target = opener?.isConnected ? opener : document.getElementById('main')
  opener = null
  target?.focus({ preventScroll: true })
}
