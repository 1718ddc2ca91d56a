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
/** How many loads wait for the network: of windows, and of anything else; and how many windows are still wanted. */
const counts = { windows: 0, others: 0, wanted: 0 }

type Wait = (back: Promise<void>) => Promise<void>

/**
 * Loads what a visitor asked for, and shows when it takes long and when the network is missing. Rejects when the
 * server is reachable but the code is gone, as in a page that was open during a release.
 */
export function loadOnDemand<T>(load: () => Promise<T>): Promise<T> {
  // A wait for the network has a message of its own.
  return loadOnline(
    () => trackWait(load()),
    (back) => countUntil(back, 'others'),
  )
}

/** The same for a window: says that the network is missing only while the window is still wanted. */
export function loadWindow<T>(load: () => Promise<T>): Promise<T> {
  return loadOnline(
    () => trackWait(load()),
    (back) => countUntil(back, 'windows'),
  )
}

/** Called when a window is asked for. Returns the function to call when it is there, or given up. */
export function wantWindow(): () => void {
  return count('wanted')
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

async function countUntil(back: Promise<void>, what: keyof typeof counts): Promise<void> {
  const end = count(what)
  await back
  end()
}

/** Shows the toast if that makes it due; so does the returned function remove it. */
function count(what: keyof typeof counts): () => void {
  const isDue = () => counts.others > 0 || (counts.windows > 0 && counts.wanted > 0)
  counts[what]++
  // One toast for all that wait: a second one in its place would be announced again.
  if (isDue() && !isShown(toastId)) toastId = showToast(offlineToast)
  return () => {
    counts[what]--
    if (!isDue()) dismissToast(toastId)
  }
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
