// Stop requests: a signal, Ctrl-C, or the death of the npm that started us.
import { STOP_SIGNALS } from '../../src/node/shutdown'
import { commandOf, parentOf, startTimeOf } from './process-identity'

/** One Ctrl-C arrives twice, from the terminal and through npm: within this time both count as one request. */
const SAME_REQUEST_MS = 1_000
const PARENT_CHECK_MS = 1_000

export interface StopRequest {
  /** Aborts at the first request, at the death of npm, or on `giveUp`. */
  signal: AbortSignal
  /** Aborts at the second signal, unless it is an echo of the first. */
  forceSignal: AbortSignal
  giveUp(): void
}

/** Starts listening for requests. From now on those signals no longer end the process by themselves. */
export function listenForStop(): StopRequest {
  const first = new AbortController()
  const second = new AbortController()
  // Null until someone asks: giving up, or npm's death, is not the first of two requests.
  let firstAt: number | null = null
  const request = () => {
    if (firstAt === null) {
      firstAt = performance.now()
      first.abort()
    } else if (performance.now() - firstAt > SAME_REQUEST_MS) second.abort()
  }
  for (const name of STOP_SIGNALS) process.on(name, request)
  if (process.env.npm_lifecycle_event) watchParents(() => first.abort())
  // A closed terminal or pipe must not prevent an orderly shutdown of the rest.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return { signal: first.signal, forceSignal: second.signal, giveUp: () => first.abort() }
}

/** Resolves when `signal` aborts. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

// A killed npm forwards nothing. There may be a shell between npm and us, so both are watched. If npm was killed while
// we were loading, our parent is another process by now, so package.json tells us which one npm was.
function watchParents(gone: () => void): void {
  const npm = Number(process.env.NPM_PID)
  // A sandbox may hide when processes have started, our own too.
  if (npm && startTimeOf(npm) === null && startTimeOf(process.pid) !== null) {
    gone()
    return
  }
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
