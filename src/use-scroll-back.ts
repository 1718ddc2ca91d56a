// Back and Forward to a page whose code is not here yet, as after a reload: the browser would put the place
// where somebody was reading into the page that is still on show, and cut it to that one's length.
import { useEffect } from 'react'
import { findRoute } from './routes'
import { loadLaterParts } from './ui/later-parts'

/** Frames until React shows a page whose code has arrived; it does so within a few. */
const FRAMES = 60

/** Has the browser wait for the page, where it can be asked to. */
export function useScrollBack(): void {
  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    function wait(event: NavigateEvent): void {
      if (event.navigationType !== 'traverse' || !event.canIntercept) return
      const { page } = findRoute(new URL(event.destination.url).pathname).route
      if (page.loaded()) return
      // The focus is placed by whatever shows the page.
      event.intercept({ handler: () => shown(page), focusReset: 'manual' })
    }
    navigation.addEventListener('navigate', wait)
    return () => navigation.removeEventListener('navigate', wait)
  }, [])
}

/** Resolves when a page stands there in its whole length. Should its code be gone, it is loaded whole. */
async function shown(page: { load: () => Promise<unknown> }): Promise<void> {
  const before = document.querySelector('h1')
  await page
    .load()
    .then(loadLaterParts)
    .catch(() => undefined)
  for (let frame = 0; frame < FRAMES && before?.isConnected; frame++) await nextFrame()
  // Its parts, which were here before it, take another one.
  await nextFrame()
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}
