// Runs one program from its sources and starts it anew whenever they change.
import { watch } from 'node:fs'
import { abortAfter, describeEnd } from './child-processes'
import { type Program, type ProgramProcess, startProgram } from './program-process'
import type { Supervised } from './supervise'

export interface DevelopedProgram extends Program {
  /** Folders whose changes it has to be started anew for. */
  sources: string[]
}

/** An editor writes several files in one go, and one file in several steps; in milliseconds. */
const SETTLE_MS = 100
/** What does not end by then is held up by an open page, in milliseconds. */
const PATIENCE_MS = 3_000

/** Tests, and the copy of +config.ts that Vike puts beside it for a moment at each start. */
const NOT_OURS = /\.test\.tsx?$|\.mjs$/

/** Starts the program. When it ends by itself, `note` says so and the next change starts it again. */
export function develop(program: DevelopedProgram, note: (line: string) => void): Supervised {
  let wanted: 'running' | 'restart' | 'stop' = 'running'
  let run: ProgramProcess
  const ready = new Promise<void>((resolve) => {
    const start = () => {
      wanted = 'running'
      const current = startProgram(program)
      run = current
      const tell = (line: string) => {
        if (wanted === 'running' && run === current) note(line)
      }
      run.ready.then(resolve, (error: Error) => tell(error.message))
      void run.ended.then((end) => {
        tell(`The ${program.name} ended (${describeEnd(end)}) and waits for a change`)
      })
    }
    start()
    onChange(program.sources, async () => {
      if (wanted === 'running') wanted = 'restart'
      await run.end(abortAfter(PATIENCE_MS))
      if (wanted !== 'stop') start()
    })
  })
  const stop = (patience: AbortSignal) => {
    wanted = 'stop'
    return run.end(patience)
  }
  return { ready, stop }
}

// One restart at a time; what changes during one causes the next.
function onChange(folders: string[], restart: () => Promise<void>): void {
  let settling: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  for (const folder of folders) {
    watch(folder, { recursive: true, persistent: false }, (_event, file) => {
      if (file && NOT_OURS.test(file)) return
      clearTimeout(settling)
      settling = setTimeout(() => {
        last = last.then(restart)
      }, SETTLE_MS)
    })
  }
}
