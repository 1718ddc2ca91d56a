// Splits an answer's text into pieces for streaming.
import type { Answer } from './answer'
import { textOf } from './html'

/** Piece size in characters, about three lines of the chat panel: each piece costs the server a little. */
const PIECE = 120

/** Joined, the pieces are the whole text again, whitespace included. */
export function piecesOf(answer: Pick<Answer, 'parts' | 'citations'>): string[] {
  return (
    textOf(answer).match(new RegExp(`[\\s\\S]{1,${PIECE}}(?:\\s|$)|[\\s\\S]{1,${PIECE}}`, 'g')) ??
    []
  )
}
