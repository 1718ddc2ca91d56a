// Before hydration a translator may change the page, which React then re-renders; it also replaces links that work
// without script with buttons. A visitor whose focus was in there continues in the replacement.
import { successorOf } from './successor-of'

/**
 * Tracks the focus inside `box` until the returned function is called. If the focus is lost at that time, it goes
 * on until the replacement is there, or the visitor has focused something else.
 */
export function keepFocus(box: HTMLElement): () => void {
  let last: Element | null = null
  let over = false
  /** The element that had the focus, if it is gone and nothing has taken its place. */
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
  // Called in the task that removes the field: no keystroke falls between the two.
  const observer = new MutationObserver(note)
  note()
  observer.observe(box, { childList: true, subtree: true })
  // In the capture phase: React stops a focus event on its way to HTML that is not hydrated yet.
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
    // A checkbox or an email field has no caret position that could be set.
    if (field.selectionEnd !== null) field.selectionStart = field.selectionEnd = field.value.length
  }
}
