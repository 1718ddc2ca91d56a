// Where the focus belongs once a form over the page is closed.

let opener: HTMLElement | null = null

export function rememberOpener(element: HTMLElement): void {
  opener = element
}

/** To what opened it; to the page where nothing did, as for a form opened by its address. */
export function focusOpener(): void {
  const target = opener?.isConnected ? opener : document.getElementById('main')
  opener = null
  target?.focus({ preventScroll: true })
}
