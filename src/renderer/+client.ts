// The first script of every page: small and inlined, so that nothing delays the page. It starts the site
// once the page is painted and the browser is idle, or at the first interaction.
import { loadFullStylesOnIntent } from '../theme/full-styles'
import { addWebFonts } from '../theme/web-fonts'
import { captureEarlyClicks } from './capture-early-clicks'
import { isUnsaved } from './keep-early-drafts'
import { oncePainted } from './once-painted'
import { evaluateAfter } from './preload-files'
import { withoutStacks } from './without-stacks'

const INTENTS = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const
/** Milliseconds after which the site starts even if a picture never arrives, or the browser is never idle. */
const TIMEOUT_MS = 3_000

const stopCollecting = captureEarlyClicks()
const pageUrl = () => location.href.split('#')[0]
const loadedUrl = pageUrl()
let started = false

/** Back and Forward between pages that the site has shown change only the URL, until the site runs again. */
function followHistory(): void {
  if (pageUrl() !== loadedUrl) location.reload()
}

function start(): void {
  if (started) return
  started = true
  for (const intent of INTENTS) removeEventListener(intent, start, true)
  const react = import('./hydrate')
  // Requested now, both may arrive at once: evaluated in one task, they would block a phone for 90 ms.
  evaluateAfter(react)
  // Requesting the files takes a phone some 20 ms for each of the two: a separate task.
  const site = new Promise((resolve) => setTimeout(resolve)).then(() => import('./start-site'))
  withoutStacks(Promise.allSettled([react, site]))
  site
    .then(({ startSite }) => startSite(react, followHistory, isUnsaved))
    .then(
      () => {
        stopCollecting('runs')
        // For styles, tests and anything else that must know that the page is interactive.
        document.documentElement.dataset.site = 'runs'
      },
      // The page stays what it is without script: complete.
      () => stopCollecting('failed'),
    )
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: TIMEOUT_MS })
  else setTimeout(start, 200)
}

loadFullStylesOnIntent()
addEventListener('popstate', followHistory)
for (const intent of INTENTS) addEventListener(intent, start, { capture: true, passive: true })
oncePainted(() => {
  void addWebFonts()
  addEventListener('load', startWhenIdle)
  setTimeout(startWhenIdle, document.readyState === 'complete' ? 0 : TIMEOUT_MS)
})
