// The data that the steps of the chain pass on.
import type { Answer } from './answers/answer'
import type { Question } from './answers/compose-answer'
import type { Passage } from './passages/passage'
import type { Understood } from './understand'

/** A question with the topics found for it. */
export interface Turn extends Understood, Question {
  /** The nearest passages, whether they answer it or not. */
  nearby(): Passage[]
}

/** A piece of the answer as plain text, or finally the complete answer. */
export type Piece = { text: string } | { answer: Answer }

/** Who waits for an answer. */
export interface Asker {
  /** Aborts when the visitor leaves. */
  signal?: AbortSignal | undefined
  /** When the question arrived, in `performance.now()` time. */
  since: number
}

/** Always ends with an answer; throws only when the visitor has disconnected. */
export type AskModel = (turn: Turn, asker: Asker) => AsyncGenerator<Piece>
