// Where the log goes: standard output, which may be full, slow, or gone.
import { constants, fstatSync, openSync, writeSync } from 'node:fs'
import { type DestinationStream, pino } from 'pino'

/** Size of the lines kept while standard output takes none, in characters; later ones are dropped. */
const MAX_WAITING = 1_000_000
/**
 * Size of one write to a pipe, in bytes: PIPE_BUF. Of a longer one, a full pipe takes a part, and lines of another program
 * may come in between.
 */
const ONE_WRITE = 4_096
/** How long an ending program waits for whatever reads its standard output, in milliseconds. */
const LAST_WAIT_MS = 500
/** Pause between two tries of that, in milliseconds. */
const TRY_MS = 20

/** What pino keeps of the lines that are not written yet; it has no other access to them. */
interface Waiting {
  fd: number
  _writing: boolean
  _writingBuf: string
  _bufs: string[]
}

/**
 * Standard output, written in the background. Where it cannot be written, as on a full disk, the program goes on
 * without logging, and tries again with every line. On its own, pino would end the program with the first error, and
 * then try to write the rest until that works, forever: a pipe that nobody reads any more would keep it from ending.
 */
export function standardOutput(): DestinationStream {
  let isFull = false
  const retryEAGAIN = () => {
    isFull = true
    return true
  }
  // With a minimum of 0, `flush` would do nothing.
  const options = { sync: false, minLength: 1, maxLength: MAX_WAITING, retryEAGAIN }
  const output = pino.destination({ ...options, ...ownDescriptor() })
  let isBroken = false
  output.on('error', () => {
    isBroken = true
  })
  output.on('write', () => {
    isBroken = false
    isFull = false
  })
  // A line that is dropped tries nothing by itself.
  output.on('drop', () => output.flush())
  // Called at exit.
  output.flushSync = () => {
    if (isBroken) return
    const { fd, _writing, _writingBuf, _bufs } = output as unknown as Waiting
    // What a full pipe has not taken counts as being written.
    writeLast(fd, _writing && !isFull ? _bufs : [_writingBuf, ..._bufs])
  }
  return output
}

/** Writes until it is done, or cannot go on, or LAST_WAIT_MS have passed: the rest is dropped. */
function writeLast(fd: number, texts: string[]): void {
  const deadline = performance.now() + LAST_WAIT_MS
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (const text of texts) {
    let rest = Buffer.from(text)
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(fd, rest))
      } catch (error) {
        const isFull = (error as NodeJS.ErrnoException).code === 'EAGAIN'
        if (!isFull || performance.now() > deadline) return
        Atomics.wait(never, 0, 0, TRY_MS)
      }
    }
  }
}

/**
 * Standard output. A pipe is opened again, because its flags are shared by all programs that write to it, and Node.js
 * makes it blocking when the first of them ends: the others, once it is full, would wait in a write, and not end at
 * SIGTERM. There is no other way to a pipe of another user, nor on a system without /proc.
 */
function ownDescriptor(): { dest: number; maxWrite?: number } {
  try {
    if (!fstatSync(1).isFIFO()) return { dest: 1 }
    const dest = openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK)
    return { dest, maxWrite: ONE_WRITE }
  } catch {
    return { dest: 1 }
  }
}
