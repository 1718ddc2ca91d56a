// Handles Back and Forward to a page whose code is not loaded yet, as after a reload: the browser would apply the
// saved scroll position to the page that is still shown, and clamp it to that page's length. The same goes for the
// page that the server sent, some of whose parts may never have been loaded, and for an article that was open: without
// them the page is too short.
import { use, useEffect } from 'react'
import { findRoute } from '../routes'
import { loadOnDemand } from '../ui/loading/connection'
import { areLazyPartsLoaded, loadLazyParts } from '../ui/loading/lazy-parts'

/** Most frames to wait for React to show a page whose code has loaded; it takes only a few. */
const FRAMES = 60

/** The page that Back or Forward leads to, with its parts; null if nothing waits for them. */
let parts: Promise<void> | null = null

/**
 * Firefox restores the position when the navigation begins, and again when what intercepted it is done: to a page that this
 * document has shown before, it goes to the top instead (seen in 153). Left alone, it restores that one itself.
 */
const isFirefox = () => CSS.supports('-moz-appearance', 'none')

/** Makes the browser wait for the page, where it has the Navigation API, and the previous page stay until then. */
export function useScrollBack(): void {
  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const firstPath = location.pathname
    function wait(event: NavigateEvent): void {
      const before = parts
      parts = null
      // Restoring the position alone, Firefox waits for no part: on Back, those of the page that is left must be there.
      if (isFirefox() && event.canIntercept) void loadLazyParts().catch(() => undefined)
      if (event.navigationType !== 'traverse' || !event.canIntercept) return
      const { pathname, search, hash } = new URL(event.destination.url)
      const { page } = findRoute(pathname).route
      if (page.loaded()) {
        // On the second of two steps, the address may already be that of a page whose parts are still loading.
        const isShown = before === null || areLazyPartsLoaded()
        if (pathname === location.pathname && isShown) {
          const isOtherHash = search === location.search && hash !== location.hash
          if (!isOtherHash || isFirefox()) return
          event.intercept({ handler: shownAgain, focusReset: 'manual' })
          return
        }
        // Any other page was rendered here, and has loaded its parts.
        if ((pathname !== firstPath && isShown) || areLazyPartsLoaded() || isFirefox()) return
        parts = loadLazyParts().catch(() => undefined)
      } else {
        // On Back, React commits at once: without this, nothing would be shown until the code is loaded.
        parts = loadOnDemand(page.load)
          .then(loadLazyParts)
          .catch(() => undefined)
      }
      const loading = parts
      // Whatever shows the page places the focus.
      event.intercept({ handler: () => shown(loading), focusReset: 'manual' })
    }
    navigation.addEventListener('navigate', wait)
    return () => navigation.removeEventListener('navigate', wait)
  }, [])
  if (parts) use(parts)
}

/** Resolves when a page is shown at its full length. If its code is gone, the page is loaded in full. */
async function shown(loading: Promise<void>): Promise<void> {
  const before = document.querySelector('h1')
  const title = before?.textContent
  // Two pages of one kind share the element.
  const isThere = () => before?.isConnected && before.textContent === title
  await loading
  for (let frame = 0; frame < FRAMES && isThere(); frame++) await nextFrame()
  // Its parts, which were loaded before it, take one more frame.
  await nextFrame()
}

/** Resolves when the page shows what another hash names, such as an open article, in which the position may be. */
async function shownAgain(): Promise<void> {
  await nextFrame()
  await nextFrame()
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
