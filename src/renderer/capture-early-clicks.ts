// Remembers what a visitor clicked before the site was interactive. Links work without script and are left
// alone; a button's click is replayed once the site runs, so that a form is validated and sent as it will be
// from then on. `data-replay` marks a link that script turns into more than a link; with a name, the element
// is found by that name even after a button has replaced the link. Imports nothing: this script is part of every page's
// HTML, and so would be whatever it shares with another.

const PRESSABLE = 'button, [data-replay]'

/** Milliseconds that a form is held back for the site; then it is sent as it is without script. */
const TIMEOUT_MS = 3_000

/**
 * Starts collecting clicks. The returned function stops and replays the last click, if there was one; on a
 * page whose script has failed, only if the element works without script.
 */
export function captureEarlyClicks(): (site: 'runs' | 'failed') => void {
  let pressed: HTMLElement | null = null
  let timer = 0

  function remember(event: MouseEvent): void {
    // With a modifier key a link opens elsewhere: that works without script.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : null
    const found = target?.closest<HTMLElement>(PRESSABLE)
    if (!found) return
    event.preventDefault()
    // Between hydration and the call of `end`, the site would handle the click a second time.
    event.stopPropagation()
    pressed = found
    clearTimeout(timer)
    if (worksWithoutScript(found)) timer = window.setTimeout(() => end('failed'), TIMEOUT_MS)
  }

  function end(site: 'runs' | 'failed'): void {
    removeEventListener('click', remember, true)
    clearTimeout(timer)
    // By its id: React renders a page anew that a translator or an extension has changed.
    const name = pressed?.dataset.replay
    const sought = name ? `[data-replay="${name}"]` : pressed?.id && `#${pressed.id}`
    const now = sought ? document.querySelector<HTMLElement>(sought) : pressed
    pressed = null
    if (now && (site === 'runs' || worksWithoutScript(now))) now.click()
  }

  addEventListener('click', remember, true)
  return end
}

/** The element is a link or a button. */
function worksWithoutScript(element: HTMLElement): boolean {
  return element instanceof HTMLAnchorElement || (element as HTMLButtonElement).type === 'submit'
}
