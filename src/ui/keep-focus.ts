// React draws anew what somebody else has changed before it took it over, as a translator does, and puts buttons
// in the place of links that work without script. Whoever is in there goes on in what takes the place of theirs.

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
  const field = successorOf(gone)
  field?.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // A box or an address has no place for the caret that could be set.
    if (field.selectionEnd !== null) field.selectionStart = field.selectionEnd = field.value.length
  }
}

/** What has the same id, or the same name in `data-replay`. */
function successorOf(gone: Element): HTMLElement | null {
  if (gone.id !== '') return document.getElementById(gone.id)
  const name = gone instanceof HTMLElement && gone.dataset.replay
  return name ? document.querySelector<HTMLElement>(`[data-replay="${name}"]`) : null
}
