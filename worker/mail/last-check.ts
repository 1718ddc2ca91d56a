// Looks once more, while a mail is on the wire, whether it may still be sent.
import { Readable } from 'node:stream'

/** How far a mail got. */
export interface Progress {
  /** The server agreed to take it. */
  letIn: boolean
  /** The whole message went to the server: whatever fails then, it may have arrived. */
  handedOver: boolean
}

/**
 * The message as a stream that asks `check` before its first byte, which the server gets after it agreed
 * to take the mail, and before its end, without which the server drops it. So a mail that waited for a
 * free connection, or a process that was stopped in between, is held back. Nothing is read ahead.
 */
export function checkedStream(
  message: Readable,
  { check, progress }: { check: () => void; progress: Progress },
): Readable {
  async function* chunks() {
    check()
    progress.letIn = true
    yield* message
    check()
    progress.handedOver = true
  }
  return Readable.from(chunks(), { objectMode: false, highWaterMark: 1 })
}
