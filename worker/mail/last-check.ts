// Checks again, while a mail is being transmitted, that it may still be sent.
import { Readable } from 'node:stream'

/** How far a mail got. */
export interface Progress {
  /** The server agreed to accept the message. */
  dataAccepted: boolean
  /** The whole message was handed to the server: whatever fails after this, it may have arrived. */
  handedOver: boolean
}

/**
 * The message as a stream that calls `check` before its first byte, which is sent only after the server agreed to
 * accept the mail, and before its end, without which the server discards it. This holds back a mail that waited too
 * long for a free connection, or whose process was suspended in between. Nothing is read ahead. The message is pushed
 * as one chunk: otherwise each part of it would be a separate write to the socket.
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
      progress.dataAccepted = true
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
