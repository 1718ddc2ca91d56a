// Where the log goes: standard output, which may be full, slow, or gone.
import { constants, fstatSync, openSync, writeSync } from 'node:fs'
import { type DestinationStream, pino } from 'pino'

/** Size of the lines kept while standard output takes none, in bytes; later ones are dropped. */
const MAX_WAITING = 1_000_000
/**
 * Size of one write to a pipe, in bytes: PIPE_BUF. Of a longer one, a full pipe takes a part, and lines of another program
 * may come in between.
 */
const ONE_WRITE = 4_096
/** Time after which a full pipe is tried again, in milliseconds. */
const RETRY_MS = 100
/** How long an ending program waits for whatever reads its standard output, in milliseconds. */
const LAST_WAIT_MS = 500
/** Pause between two tries of that, in milliseconds. */
const LAST_RETRY_MS = 20

let opened: DestinationStream | undefined

/**
 * Standard output, for all logs of this process. Where it cannot be written, as on a full disk, the program goes on
 * without logging, and tries again with every line. On its own, pino would end the program with the first error, and then
 * try to write the rest until that works, forever: a pipe that nobody reads any more would keep it from ending.
 */
export function standardOutput(): DestinationStream {
  opened ??= open()
  return opened
}

/**
 * It is in one of three states. Each try ends with a write or an error, which tells which:
 *  - works: every line is written at once.
 *  - full (EAGAIN): a pipe whose reader is slow is tried again every RETRY_MS, and by a program that ends for LAST_WAIT_MS.
 *  - broken (any other error): tried again with every line, but not by a program that ends.
 */
function open(): DestinationStream {
  // With a minimum of 0, `flush` would do nothing. While pino itself waits to try again, nothing tells what is written.
  const options = { minLength: 1, maxLength: MAX_WAITING, retryEAGAIN: () => false }
  const descriptor = ownDescriptor()
  const output = pino.destination({ ...options, ...descriptor })
  let isBroken = false
  let retry: NodeJS.Timeout | undefined
  const tryAgain = () => {
    retry = undefined
    output.flush()
  }
  output.on('error', ({ code }: NodeJS.ErrnoException) => {
    isBroken = code !== 'EAGAIN'
    if (!isBroken && !retry) retry = setTimeout(tryAgain, RETRY_MS)
  })
  output.on('write', () => {
    isBroken = false
  })
  // A line that is dropped tries nothing by itself.
  output.on('drop', () => output.flush())
  output.flushSync = () => {
    if (!isBroken) writeLast(descriptor.dest, takeWaiting(output as unknown as Waiting))
  }
  // pino does so by itself only where it writes in the background.
  process.once('exit', () => output.flushSync())
  return output
}

/** What pino keeps of the lines that are not written yet; it has no other access to them. */
interface Waiting {
  _writing: boolean
  /** Being written, or left over by a write that failed or took a part. */
  _writingBuf: string | Buffer
  _bufs: string[]
}

/** Takes them from pino, except for what it is writing in the background at this moment. */
function takeWaiting(output: Waiting): (string | Buffer)[] {
  const later = output._bufs.splice(0)
  if (output._writing) return later
  const begun = output._writingBuf
  output._writingBuf = ''
  return [begun, ...later]
}

/** Writes until it is done, or cannot go on, or LAST_WAIT_MS have passed: the rest is dropped. */
function writeLast(fd: number, texts: (string | Buffer)[]): void {
  const deadline = performance.now() + LAST_WAIT_MS
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (const text of texts) {
    let rest = Buffer.from(text as string)
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(fd, rest))
      } catch (error) {
        const isFull = (error as NodeJS.ErrnoException).code === 'EAGAIN'
        if (!isFull || performance.now() > deadline) return
        Atomics.wait(never, 0, 0, LAST_RETRY_MS)
      }
    }
  }
}

/**
 * Standard output, written in the background. A pipe is opened again, because its flags are shared by all programs that
 * write to it, and Node.js makes it blocking when the first of them ends: the others, once it is full, would wait in a
 * write, and not end at SIGTERM. Ours never blocks, so that lines need no background, in which those of a program's last
 * moment would be lost. There is no other way to a pipe of another user, nor on a system without /proc.
 */
function ownDescriptor(): { dest: number; sync: boolean; maxWrite?: number } {
  try {
    if (!fstatSync(1).isFIFO()) return sharedDescriptor()
    const dest = openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK)
    return { dest, sync: true, maxWrite: ONE_WRITE }
  } catch {
    return sharedDescriptor()
  }
}

/** Node.js keeps writes to a socket from blocking once something asks for its stream: else that would be left to chance. */
function sharedDescriptor(): { dest: number; sync: boolean } {
  void process.stdout
  return { dest: 1, sync: false }
}
