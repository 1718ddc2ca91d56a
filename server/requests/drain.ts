// A client that is still sending may never see its refusal: closing a connection with unread data resets it.
import type { IncomingMessage } from 'node:http'

/** What a refused request may go on sending, in bytes and in milliseconds; the rest is cut off. */
const MOST_BYTES = 16 * 1024 * 1024
const MOST_MS = 1_000

/** Reads and drops what is still coming. Never rejects. */
export function drain(req: IncomingMessage): Promise<void> {
  if (req.complete || req.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const timer = setTimeout(enough, MOST_MS)
    function enough(): void {
      clearTimeout(timer)
      req.off('data', count).off('end', enough).off('close', enough).pause()
      resolve()
    }
    function count(chunk: Buffer): void {
      bytes += chunk.length
      if (bytes > MOST_BYTES) enough()
    }
    // Whoever read it before may have stopped it in the middle.
    req.on('data', count).once('end', enough).once('close', enough).resume()
  })
}
