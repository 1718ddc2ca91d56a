// What the parts of the chain hand on to each other.
import type { Answer } from './answers/answer'
import type { Question } from './answers/compose-answer'
import type { Passage } from './passages/passage'
import type { Understood } from './understand'

/** A question with what was found for it. */
export interface Turn extends Understood, Question {
  /** The nearest passages, whether they answer it or not. */
  nearby(): Passage[]
}

/** A piece of the answer as plain text, or at last the whole of it. */
export type Piece = { text: string } | { answer: Answer }

/** Ends with an answer in any case; throws only when the visitor has left. */
export type AskModel = (turn: Turn, signal?: AbortSignal) => AsyncGenerator<Piece>
