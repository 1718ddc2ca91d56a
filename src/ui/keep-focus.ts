// React draws anew what somebody else has changed before it took it over, as a translator does. Whoever is
// typing in there goes on in the field that takes the place of theirs.

/** Watches the focus inside `box` until the returned function is called. */
export function keepFocus(box: HTMLElement): () => void {
  let last: Element | null = null
  function note(): void {
    const focused = document.activeElement
    if (box.contains(focused)) last = focused
    else if (last && !last.isConnected && focused === document.body) moveOn(last)
  }
  // Told in the task in which the field is taken away: no letter falls between the two.
  const observer = new MutationObserver(note)
  note()
  observer.observe(box, { childList: true, subtree: true })
  box.addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    box.removeEventListener('focusin', note)
  }
}

function moveOn(gone: Element): void {
  const field = gone.id === '' ? null : document.getElementById(gone.id)
  field?.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // A box or an address has no place for the caret that could be set.
    if (field.selectionEnd !== null) field.selectionStart = field.selectionEnd = field.value.length
  }
}
