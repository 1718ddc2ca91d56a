// Runs one program from source and restarts it whenever its sources change. Not with `node --watch`, which waits for
// ever for a program held up by an open page, nor with `tsx watch`, which does not pass on that the program is ready.
import { watch } from 'chokidar'
import { abortAfter, describeEnd } from './child-processes'
import { launchProgram, type ProgramCommand, type ProgramProcess } from './program-process'
import type { Supervised } from './supervise'

interface DevelopedProgram extends ProgramCommand {
  /** Folders whose changes require a restart. */
  sources: string[]
}

/** Debounce, in milliseconds: an editor saves several files at once, and one file in several steps. */
const SETTLE_MS = 100
/** Grace period after SIGTERM, in milliseconds: a program still running by then is held up by an open page. */
const GRACE_MS = 3_000

/** Ignored: tests, and the copy of +config.ts that Vike briefly writes beside it at each start. */
const NOT_OURS = /\.test\.tsx?$|\.mjs$/

/** Starts the program. If it exits by itself, `note` reports it and the next change starts it again. */
export function develop(program: DevelopedProgram, note: (line: string) => void): Supervised {
  let wanted: 'running' | 'restart' | 'stop' = 'running'
  let run: ProgramProcess
  const ready = new Promise<void>((resolve) => {
    const start = () => {
      wanted = 'running'
      const current = launchProgram(program)
      run = current
      const noteIfCurrent = (line: string) => {
        if (wanted === 'running' && run === current) note(line)
      }
      run.ready.then(resolve, (error: Error) => noteIfCurrent(error.message))
      void run.ended.then((end) => {
        noteIfCurrent(
          `The ${program.name} ended (${describeEnd(end)}); it restarts on the next change`,
        )
      })
    }
    start()
    const restart = async () => {
      if (wanted === 'running') wanted = 'restart'
      await run.end(abortAfter(GRACE_MS))
      if (wanted !== 'stop') start()
    }
    onChange(program.sources, restart, note)
  })
  const stop = (force: AbortSignal) => {
    wanted = 'stop'
    return run.end(force)
  }
  return { ready, stop }
}

/**
 * One restart at a time; a change during a restart triggers the next. Not with `watch` of Node.js 20, which loses a file
 * that is replaced, as editors and git do.
 */
function onChange(
  folders: string[],
  restart: () => Promise<void>,
  note: (line: string) => void,
): void {
  let settling: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const options = {
    ignored: (file: string) => NOT_OURS.test(file),
    ignoreInitial: true,
    persistent: false,
  }
  watch(folders, options)
    .on('all', () => {
      clearTimeout(settling)
      settling = setTimeout(() => {
        last = last.then(restart)
      }, SETTLE_MS)
    })
    .on('error', (error) =>
      note(`Some changes will not be noticed, so restart by hand: ${(error as Error).message}`),
    )
}
