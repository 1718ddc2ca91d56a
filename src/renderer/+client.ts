// The first script of every page: small, and inside it, so that nothing stands between a visitor and the
// page. It starts the site once the page is painted and the browser has time, or at the first touch of it.

import { addWebFonts } from '../theme/web-fonts'
import { loadWholeStylesOnIntent } from '../theme/whole-styles'
import { replayLater } from './replay-later'

const INTENTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const
/** Milliseconds after which a browser that is never idle has to start all the same. */
const PATIENCE = 3_000
/** Milliseconds that a frame may take from its callback to the screen, on a machine that is busy. */
const FRAME = 500

const stopCollecting = replayLater()
let started = false

function start(): void {
  if (started) return
  started = true
  for (const intent of INTENTS) removeEventListener(intent, start, true)
  const react = import('./hydrate')
  // To ask for files takes a phone some 20 ms for each of the two: a task of its own.
  const site = new Promise((resolve) => setTimeout(resolve)).then(() => import('./start-site'))
  withoutStacks(Promise.allSettled([react, site]))
  site
    .then(({ startSite }) => startSite(react))
    .then(
      () => {
        stopCollecting('runs')
        // For styles, tests and whoever else has to know that the page reacts.
        document.documentElement.dataset.site = 'runs'
      },
      // The page stays what it is without script: complete.
      () => stopCollecting('failed'),
    )
}

/**
 * React and the router make errors while they are evaluated, to throw them later. To say where each was made,
 * V8 reads their files a second time, which takes a phone 40 ms; nobody will ask.
 */
function withoutStacks(loading: Promise<unknown>): void {
  const settings: { stackTraceLimit?: number | undefined } = Error
  const { stackTraceLimit } = settings
  // Not 0, for which the first place is looked up all the same.
  settings.stackTraceLimit = undefined
  void loading.then(() => {
    settings.stackTraceLimit = stackTraceLimit
  })
}

/**
 * Calls `then` once, after the first paint: what is asked for before delays it. A page in a tab that nobody
 * looks at is not painted.
 */
function oncePainted(then: () => void): void {
  let painted = false
  const once = () => {
    if (!painted) then()
    painted = true
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once()
  }).observe({ type: 'paint', buffered: true })
  // Firefox tells of no paint where a page opens at one of its anchors.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(once, FRAME)))
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: PATIENCE })
  else setTimeout(start, 200)
}

loadWholeStylesOnIntent()
for (const intent of INTENTS) addEventListener(intent, start, { capture: true, passive: true })
oncePainted(() => {
  void addWebFonts()
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
})
