// React draws anew what somebody else has changed before it took it over, as a translator does, and puts buttons
// in the place of links that work without script. Whoever is in there goes on in what takes the place of theirs.

/**
 * Watches the focus inside `box` until the returned function is called. Should the focus be nowhere then, until
 * what is to have it stands there, or the visitor has gone elsewhere.
 */
export function keepFocus(box: HTMLElement): () => void {
  let last: Element | null = null
  let over = false
  /** What had the focus, when it is gone and nothing has taken its place. */
  const lost = () => (document.activeElement === document.body && !last?.isConnected ? last : null)
  function note(): void {
    const focused = document.activeElement
    if (box.contains(focused)) last = focused
    const gone = lost()
    if (gone) moveOn(gone)
    if (over && !lost()) end()
  }
  function end(): void {
    observer.disconnect()
    removeEventListener('focusin', note, { capture: true })
  }
  // Told in the task in which the field is taken away: no letter falls between the two.
  const observer = new MutationObserver(note)
  note()
  observer.observe(box, { childList: true, subtree: true })
  // On the way down: React stops a focus on its way to what it has not taken over yet.
  addEventListener('focusin', note, { capture: true })
  return () => {
    over = true
    note()
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
