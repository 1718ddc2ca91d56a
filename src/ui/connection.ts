// Code that cannot be loaded because there is no network. The click that asked for it waits for one: to load
// the page instead would put the browser's own error page in the place of what somebody reads.
import { dismissToast, showToast } from './toast/toast-store'

const away = {
  tone: 'destructive',
  title: 'No connection',
  text: 'What you asked for opens as soon as you are online again.',
} as const

/** Milliseconds between two looks; a browser that knows better says so at once. */
const AGAIN_MS = 3_000
const TIMEOUT_MS = 5_000

/** Shared by all that wait; null while nothing does. */
let waiting: Promise<void> | null = null

/**
 * Loads what a visitor asked for, and tells of a wait for the network. Rejects when the server is there and the
 * code is not, as in a page that was open while a new version came out.
 */
export function loadAsked<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    if (!(await isServerThere())) await tellUntil(serverBack())
    return load()
  })
}

/** The same for what nobody has asked for yet: waits without a word. */
export function loadAhead<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    if (!(await isServerThere())) await serverBack()
    return load()
  })
}

/** What was loaded ahead is asked for now. */
export function tellOfWait(): void {
  if (waiting) void tellUntil(waiting)
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

async function tellUntil(back: Promise<void>): Promise<void> {
  const toast = showToast(away)
  await back
  dismissToast(toast)
}

function serverBack(): Promise<void> {
  waiting ??= lookAgain().finally(() => {
    waiting = null
  })
  return waiting
}

async function lookAgain(): Promise<void> {
  do await pause()
  while (!(await isServerThere()))
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AGAIN_MS)
    addEventListener('online', () => resolve(), { once: true })
  })
}
