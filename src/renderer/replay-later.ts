// Keeps what a visitor pressed before the site runs. Links and forms work without script and are left
// alone; a button does nothing yet, so its click is made again once it does. `data-replay` marks a link
// that will do more than lead somewhere; with a name, it is found by that where a button takes its place.

const PRESSABLE = 'button:not([type="submit"]), [data-replay]'

/**
 * Starts to collect clicks. The returned function ends it and makes the last click again, if there
 * was one; on a page whose script has failed, a link is followed as it would have been without script.
 */
export function replayLater(): (site: 'runs' | 'failed') => void {
  let pressed: HTMLElement | null = null

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
  }

  addEventListener('click', remember, { capture: true })
  return (site) => {
    removeEventListener('click', remember, { capture: true })
    if (!pressed) return
    const name = pressed.dataset.replay
    const now = name ? document.querySelector<HTMLElement>(`[data-replay="${name}"]`) : pressed
    if (site === 'runs' || now instanceof HTMLAnchorElement) now?.click()
  }
}
