// A client that is still sending may never see the error: closing a connection with unread data resets it.
import type { IncomingMessage } from 'node:http'

/**
 * How much and how long a rejected request may keep sending, in bytes and milliseconds; the rest is cut off. In a second,
 * a client nearby sends hundreds of megabytes: without the first limit, all others wait two to four times as long for it.
 */
const MAX_BYTES = 16 * 1024 * 1024
const MAX_MS = 1_000

/** Reads and discards the rest of the request. Never rejects. */
export function drain(req: IncomingMessage): Promise<void> {
  if (req.complete || req.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const timer = setTimeout(enough, MAX_MS)
    function enough(): void {
      clearTimeout(timer)
      req.off('data', count).off('end', enough).off('close', enough).pause()
      resolve()
    }
    function count(chunk: Buffer): void {
      bytes += chunk.length
      if (bytes > MAX_BYTES) enough()
    }
    // An earlier reader may have paused it midway.
    req.on('data', count).once('end', enough).once('close', enough).resume()
  })
}
