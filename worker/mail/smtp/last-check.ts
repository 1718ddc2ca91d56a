// Checks again, while a mail is being transmitted, that it may still be sent.
import { Readable } from 'node:stream'

export interface Checks {
  /** Throws if the mail may not be sent any more. */
  check: () => void
  /** Resolves when the mail may be sent. */
  turn: () => Promise<void>
  progress: Progress
}

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
 * long for a free connection, or whose process was suspended in between. Nothing is read ahead. The message is one chunk:
 * otherwise each part of it would be a separate write to the socket. It waits for its turn as a whole: a server may reject
 * it before its end, and an end that comes after that response would be taken for a command.
 *
 * If the server closes a reused connection, nodemailer sends the mail again on another one, unless it was read from. A
 * mail that waits for its turn has to count as read: its turn would come all the same, and it would pass for sent.
 */
export function checkedStream(message: string, { check, turn, progress }: Checks): Readable {
  const stream = Readable.from(
    (async function* () {
      progress.dataAccepted = true
      await turn()
      check()
      yield message
      check()
      progress.handedOver = true
    })(),
    { objectMode: false, highWaterMark: 1 },
  )
  return Object.defineProperty(stream, 'readableDidRead', { get: () => progress.dataAccepted })
}
