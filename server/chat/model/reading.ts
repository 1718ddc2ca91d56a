// Reads one answer of a model, whichever way its server puts it.
import type { AIMessage } from 'langchain'
import { createThoughtFilter } from './without-thoughts'

/** An answer that is cut off at fewer characters was cut off because of what the model thought. */
const SHORT_ANSWER = 800
/** Why an answer ends that has used all its tokens. */
const USED_UP = /^(?:length|max_tokens)$/i

/** A piece of an answer. */
export interface Piece {
  text: string
  /** Why the answer ended, if its server says so. */
  finish?: unknown
  /** Tokens of the whole answer, with what the model thought, if its server tells. */
  tokens?: number | undefined
}

interface Reading {
  read(message: AIMessage): Piece
  /** The last piece. */
  end(): Piece
  /** Whether nothing was read. */
  isSilent(): boolean
  /** Whether the model has said nothing. */
  isBlank(): boolean
  /** Whether the model has thought, seen or not. */
  hasThought(): boolean
}

export function openReading(): Reading {
  const thoughts = createThoughtFilter()
  let isSilent = true
  let said = ''
  let finish: unknown
  let tokens: number | undefined
  return {
    read(message) {
      isSilent = false
      // Some servers name an empty reason in each piece.
      finish = message.response_metadata.finish_reason || finish
      tokens = tokensIn(message) ?? tokens
      const text = thoughts.without(message.text)
      said += text
      return { text }
    },
    end: () => ({ text: thoughts.rest(), finish, tokens }),
    isSilent: () => isSilent,
    isBlank: () => said.trim() === '',
    hasThought: () =>
      thoughts.areSeen() || (USED_UP.test(String(finish)) && said.length < SHORT_ANSWER),
  }
}

/** Of an answer, if its server tells; the last message of a stream does. */
function tokensIn({ usage_metadata }: AIMessage): number | undefined {
  return (usage_metadata as { output_tokens?: number } | undefined)?.output_tokens
}
