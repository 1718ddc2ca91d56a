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
 * free connection, or a process that was stopped in between, is held back. Nothing is read ahead. All of
 * it in one piece: the parts of a mail would be a write to the socket each.
 */
export function checkedStream(
  message: Readable,
  { check, progress }: { check: () => void; progress: Progress },
): Readable {
  let read = false
  return new Readable({
    highWaterMark: 1,
    read() {
      try {
        check()
      } catch (error) {
        this.destroy(error as Error)
        return
      }
      if (read) {
        progress.handedOver = true
        this.push(null)
        return
      }
      progress.letIn = true
      const chunks: Buffer[] = []
      message.on('error', (error) => this.destroy(error))
      message.on('data', (chunk: Buffer) => chunks.push(chunk))
      message.on('end', () => {
        read = true
        this.push(Buffer.concat(chunks))
      })
    },
  })
}
