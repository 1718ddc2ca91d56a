// What asks a start to end: a signal, Ctrl-C, or the end of the npm that started it.
import { commandOf, parentOf, startTimeOf } from './process-identity'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** One Ctrl-C reaches us twice: from the terminal and through npm. Only a later one is a second. */
const SAME_REQUEST_MS = 1_000
const PARENT_CHECK_MS = 1_000

export interface StopRequest {
  /** Aborts at the first request, or when we give up ourselves. */
  signal: AbortSignal
  /** Aborts at a request while we are stopping, made in earnest. */
  hurry: AbortSignal
  giveUp(): void
}

/** Listens for requests from now on. The process no longer ends by itself on those signals. */
export function listenForStop(): StopRequest {
  const first = new AbortController()
  const second = new AbortController()
  let firstAt = 0
  const request = () => {
    if (!first.signal.aborted) {
      firstAt = Date.now()
      first.abort()
    } else if (Date.now() - firstAt > SAME_REQUEST_MS) second.abort()
  }
  for (const name of SIGNALS) process.on(name, request)
  if (process.env.npm_lifecycle_event) watchParents(() => first.abort())
  // A closed terminal or pipe must not keep us from ending the rest in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return { signal: first.signal, hurry: second.signal, giveUp: () => first.abort() }
}

/** Resolves when `signal` aborts. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

// npm that is killed passes nothing on. It may sit above a shell, so both are looked at.
function watchParents(gone: () => void): void {
  const parents = [process.ppid]
  if (/^\S*sh\b/.test(commandOf(process.ppid))) parents.push(parentOf(process.ppid))
  const known = parents.map((pid) => ({ pid, startedAt: startTimeOf(pid) }))
  const timer = setInterval(() => {
    if (known.every(({ pid, startedAt }) => startTimeOf(pid) === startedAt)) return
    clearInterval(timer)
    gone()
  }, PARENT_CHECK_MS)
  timer.unref()
}
