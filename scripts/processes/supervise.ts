// Keeps one program running: restarts it when it dies, and ends it on request.
import { setTimeout as sleep } from 'node:timers/promises'
import { describeEnd } from './child-processes'
import { launchProgram, type ProgramCommand } from './program-process'

export interface Supervised {
  /** Resolves when the program serves; rejects with a StartError if its first start fails. */
  ready: Promise<void>
  /** Sends SIGTERM, and SIGKILL once `force` aborts. Resolves when nothing is left. */
  stop(force: AbortSignal): Promise<void>
}

/** Restart backoff in milliseconds: doubles from `first` to `most`, resets after a run of `forgottenAfter`. */
const PAUSE = { first: 250, most: 10_000, forgottenAfter: 60_000 }

/** Starts the program and keeps it running until `stop`. `note` gets one line per incident. */
export function supervise(program: ProgramCommand, note: (line: string) => void): Supervised {
  const stopping = new AbortController()
  const { signal } = stopping
  let run = launchProgram(program)
  const { ready } = run

  const keepRunning = async () => {
    // The caller reports a failed first start and ends what is left of it.
    await ready
    for (let pause = PAUSE.first; ; pause = Math.min(pause * 2, PAUSE.most)) {
      const startedAt = performance.now()
      const ended = await run.ended
      signal.throwIfAborted()
      note(`The ${program.name} ended unexpectedly (${describeEnd(ended)}); restarting it`)
      if (performance.now() - startedAt > PAUSE.forgottenAfter) pause = PAUSE.first
      await sleep(pause, undefined, { signal })
      run = launchProgram(program)
      run.ready.catch((error: Error) => note(error.message))
    }
  }
  keepRunning().catch(() => undefined)

  return {
    ready,
    stop: async (force) => {
      stopping.abort()
      await run.end(force)
    },
  }
}
