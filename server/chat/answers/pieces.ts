// An answer's text in pieces, as it is streamed.
import type { Answer } from './answer'
import { textOf } from './html'

/** About three lines of the chat's panel, in characters: each piece costs the server a little. */
const PIECE = 120

/** The pieces make up the text again, blanks included. */
export function piecesOf(answer: Pick<Answer, 'parts' | 'sources'>): string[] {
  return (
    textOf(answer).match(new RegExp(`[\\s\\S]{1,${PIECE}}(?:\\s|$)|[\\s\\S]{1,${PIECE}}`, 'g')) ??
    []
  )
}
