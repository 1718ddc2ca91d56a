// Code that cannot be loaded because there is no network. The click that asked for it waits for one: to load
// the page instead would put the browser's own error page in the place of what somebody reads.
import { noticeWait } from './noticed-wait'
import { dismissToast, isShown, showToast } from './toast/toast-store'

const away = {
  tone: 'destructive',
  title: 'No connection',
  text: 'You are offline. This opens as soon as you are back online.',
  lasting: true,
} as const

/** Milliseconds between two looks; a browser that knows better says so at once. */
const AGAIN_MS = 3_000
const TIMEOUT_MS = 5_000

/** Shared by all that wait; null while nothing does. */
let waiting: Promise<void> | null = null
/** Shared by all that fail in one moment, as the parts of a page do. */
let looking: Promise<boolean> | null = null
/** The message on show, or one that was. */
let told = 0

type Wait = (back: Promise<void>) => Promise<void>

/**
 * Loads what a visitor asked for, and tells of a wait, and of one for the network. Rejects when the server is there
 * and the code is not, as in a page that was open while a new version came out.
 */
export function loadAsked<T>(load: () => Promise<T>): Promise<T> {
  // A wait for the network is told by its own message.
  return loadOnline(() => noticeWait(load()), tellUntil)
}

/** The same for what nobody has asked for yet: waits without a word. */
export function loadAhead<T>(load: () => Promise<T>): Promise<T> {
  return loadOnline(load, (back) => back)
}

async function loadOnline<T>(load: () => Promise<T>, wait: Wait): Promise<T> {
  try {
    return await load()
  } catch {
    if (await look()) return load()
    await wait(serverBack())
    // Not the last word: a network that is back may be gone again before the code is here.
    return loadOnline(load, wait)
  }
}

/** Tells a page that is older than the server's version from one without a network. */
export function isServerThere(path = location.pathname): Promise<boolean> {
  const asked = fetch(path, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return asked.then(
    ({ status }) => status < 500,
    () => false,
  )
}

function look(): Promise<boolean> {
  looking ??= isServerThere().finally(() => {
    looking = null
  })
  return looking
}

async function tellUntil(back: Promise<void>): Promise<void> {
  // One message for all that wait: a second one in its place would be read out anew.
  if (!isShown(told)) told = showToast(away)
  await back
  dismissToast(told)
}

function serverBack(): Promise<void> {
  waiting ??= lookAgain().finally(() => {
    waiting = null
  })
  return waiting
}

async function lookAgain(): Promise<void> {
  do await pause()
  while (!(await look()))
}

/** Lasts while the page is hidden: nobody waits in front of it, and it may be hidden for days. */
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
