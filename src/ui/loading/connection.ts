// Handles code that cannot be loaded because the network is down. The click that asked for it waits for the network:
// loading the page instead would replace what the visitor is reading with the browser's own error page.
import { trackWait } from '../slow-wait'
import { dismissToast, isShown, showToast } from '../toast/toast-store'

const offlineToast = {
  tone: 'destructive',
  title: 'No connection',
  text: 'We cannot reach the server right now. This opens as soon as it answers.',
  lasting: true,
} as const

/** Milliseconds between two probes; the browser's `online` event triggers one at once. */
const AGAIN_MS = 3_000
const TIMEOUT_MS = 5_000

/** Shared by all callers that wait; null while there are none. */
let waiting: Promise<void> | null = null
/** Shared by all loads that fail at the same moment, as the parts of a page do. */
let probing: Promise<boolean> | null = null
/** Id of the toast that is or was shown. */
let toastId = 0

type Wait = (back: Promise<void>) => Promise<void>

/**
 * Loads what a visitor asked for, and shows when it takes long and when the network is missing. Rejects when the
 * server is reachable but the code is gone, as in a page that was open during a release.
 */
export function loadOnDemand<T>(load: () => Promise<T>): Promise<T> {
  // A wait for the network has a message of its own.
  return loadOnline(() => trackWait(load()), showToastUntil)
}

/** The same for what nobody has asked for yet: waits silently. */
export function preload<T>(load: () => Promise<T>): Promise<T> {
  return loadOnline(load, (back) => back)
}

async function loadOnline<T>(load: () => Promise<T>, wait: Wait): Promise<T> {
  try {
    return await load()
  } catch {
    if (await probe()) return load()
    await wait(serverReachable())
    // Not final: the network may be gone again before the code is loaded.
    return loadOnline(load, wait)
  }
}

/** Distinguishes a page that is older than the server's version from one without a network. */
export function isServerThere(): Promise<boolean> {
  const asked = fetch(location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return asked.then(
    ({ status }) => status < 500,
    () => false,
  )
}

function probe(): Promise<boolean> {
  probing ??= isServerThere().finally(() => {
    probing = null
  })
  return probing
}

async function showToastUntil(back: Promise<void>): Promise<void> {
  // One toast for all that wait: a second one in its place would be announced again.
  if (!isShown(toastId)) toastId = showToast(offlineToast)
  await back
  dismissToast(toastId)
}

function serverReachable(): Promise<void> {
  waiting ??= probeUntilReachable().finally(() => {
    waiting = null
  })
  return waiting
}

async function probeUntilReachable(): Promise<void> {
  do await pause()
  while (!(await probe()))
}

/** Also waits while the page is hidden: nobody is looking at it, and it may stay hidden for days. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const timer = setInterval(end, AGAIN_MS)
    function end(): void {
      if (document.hidden) return
      clearInterval(timer)
      over.abort()
      resolve()
    }
    addEventListener('online', end, { signal: over.signal })
    document.addEventListener('visibilitychange', end, { signal: over.signal })
  })
}
