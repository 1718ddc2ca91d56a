// The first script of every page: small and inlined, so that nothing delays the page. It starts the site
// once the page is painted and the browser is idle, or at the first interaction.
import type { nativeFields } from '../contract/api'
import { loadFullStylesOnIntent } from '../theme/full-styles'
import { addWebFonts } from '../theme/web-fonts'
import { captureEarlyClicks } from './capture-early-clicks'
import { evaluateAfter } from './preload-files'

const INTENTS = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const
/** Milliseconds after which the site starts even if a picture never arrives, or the browser is never idle. */
const TIMEOUT_MS = 3_000
/** Milliseconds that a frame may take from its callback to the screen on a busy machine. */
const FRAME_MS = 500
/** Checked, not imported: a module would be part of every page's HTML. */
const FORM: (typeof nativeFields)['form'] = '_form'

type NativeForm = HTMLFormElement &
  Record<typeof FORM, HTMLInputElement> &
  Partial<Record<'preset', HTMLInputElement>>

const stopCollecting = captureEarlyClicks()
const pageUrl = () => location.href.split('#')[0]
const loadedUrl = pageUrl()
/** Fields with input since the page was loaded: what else a form holds, the browser may have restored. */
const typedIn = new Set<EventTarget | null>()
/** Whether the browser has restored nothing here. Deprecated, but what replaces it is longer, and newer. */
let isFresh = !performance.navigation?.type
let started = false

/** Back and Forward between pages that the site has shown change only the URL, until the site runs again. */
function followHistory(): void {
  if (pageUrl() !== loadedUrl) location.reload()
}

/**
 * Keeps a draft of a form whose code does not run, which turns the browser's validation off. Without a draft, it starts
 * with all fields: the browser may have restored them. It ends when the browser posts the form: on Back, the form holds
 * what was sent, which is kept if that fails.
 */
function keepTyped({ target }: Event): void {
  try {
    // The target is an input, or the form that is sent.
    const {
      form = target as NativeForm,
      name,
      value,
    } = target as HTMLInputElement & { form: NativeForm }
    if (form.noValidate) return
    if (form === target) {
      typedIn.clear()
      isFresh = false
      return
    }
    typedIn.add(target)
    const key = `draft:${form[FORM].value}`
    const draft = JSON.parse(sessionStorage[key] ?? null) ?? Object.fromEntries(new FormData(form))
    draft[name] = value
    // With another field the choice stays an earlier page's, which counts less than what this page came with.
    if (name === 'service') draft.preset = form.preset?.value
    sessionStorage[key] = JSON.stringify(draft)
  } catch {}
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
    .then(({ startSite }) =>
      startSite(react, followHistory, (field) => isFresh || typedIn.has(field)),
    )
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

/**
 * React and the router create errors during evaluation, to throw them later. To record where each was created,
 * V8 reads their files a second time, which takes a phone 40 ms; nobody needs those stacks.
 */
function withoutStacks(loading: Promise<unknown>): void {
  const settings: { stackTraceLimit?: number | undefined } = Error
  const { stackTraceLimit } = settings
  // Not 0: V8 would still look up the first location.
  settings.stackTraceLimit = undefined
  void loading.then(() => {
    settings.stackTraceLimit = stackTraceLimit
  })
}

/**
 * Calls `then` once, after the first paint: anything requested before it delays it. A page in a background tab
 * is not painted.
 */
function oncePainted(then: () => void): void {
  let painted = false
  const once = () => {
    if (!painted) then()
    painted = true
  }
  // Firefox reports no paint when a page opens at one of its anchors.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(once, FRAME_MS)))
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) once()
    }).observe({ type: 'paint', buffered: true })
  } catch {}
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: TIMEOUT_MS })
  else setTimeout(start, 200)
}

// Empties the draft of the form that this page confirms (contract/api.ts): Back may come before the site runs. Later
// visits find the draft of another message.
try {
  const sent = /\?sent=([^&]+).*/.exec(location.search)
  // Once for each reference, which is part of what was found.
  if (sent) sessionStorage[sent[0]] ??= sessionStorage[`draft:${sent[1]}`] = '{}'
} catch {}
loadFullStylesOnIntent()
addEventListener('popstate', followHistory)
// In the capture phase: React stops an event on its way to HTML that is not hydrated yet.
addEventListener('input', keepTyped, true)
addEventListener('submit', keepTyped, true)
for (const intent of INTENTS) addEventListener(intent, start, { capture: true, passive: true })
oncePainted(() => {
  void addWebFonts()
  addEventListener('load', startWhenIdle)
  setTimeout(startWhenIdle, document.readyState === 'complete' ? 0 : TIMEOUT_MS)
})
