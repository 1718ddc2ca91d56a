// Keeps what a visitor pressed before the site runs. Links work without script and are left alone; a
// button's click is made again once the site runs, so that a form is checked and sent as it will be from
// then on. `data-replay` marks a link that will do more than lead somewhere; with a name, it is found by
// that where a button takes its place.

const PRESSABLE = 'button, [data-replay]'

/** Milliseconds that a form is held back for the site; then it is sent as without script. */
const PATIENCE = 3_000

/**
 * Starts to collect clicks. The returned function ends it and makes the last click again, if there was
 * one; on a page whose script has failed, as far as it does something without script.
 */
export function replayLater(): (site: 'runs' | 'failed') => void {
  let pressed: HTMLElement | null = null
  let patience = 0

  function remember(event: MouseEvent): void {
    // With a key held down, a link is opened elsewhere: that works without script.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : null
    const found = target?.closest<HTMLElement>(PRESSABLE)
    if (!found) return
    event.preventDefault()
    // Between the site's taking over and our being told so, it would hear the click twice.
    event.stopPropagation()
    pressed = found
    clearTimeout(patience)
    if (worksWithoutScript(found)) patience = window.setTimeout(() => end('failed'), PATIENCE)
  }

  function end(site: 'runs' | 'failed'): void {
    removeEventListener('click', remember, { capture: true })
    clearTimeout(patience)
    const name = pressed?.dataset.replay
    const now = name ? document.querySelector<HTMLElement>(`[data-replay="${name}"]`) : pressed
    pressed = null
    if (now && (site === 'runs' || worksWithoutScript(now))) now.click()
  }

  addEventListener('click', remember, { capture: true })
  return end
}

function worksWithoutScript(element: HTMLElement): boolean {
  if (element instanceof HTMLAnchorElement) return true
  return element instanceof HTMLButtonElement && element.type === 'submit'
}
