// Reads one answer of a model, whichever way its server puts it.
import type { AIMessage } from 'langchain'
import { createThoughtFilter } from './without-thoughts'

/** Names for the end of an answer that has used all its tokens; OpenAI's is the first. */
const USED_UP = /^(?:length|max_tokens)$/i

/** A piece of an answer, with what its server has told so far. */
export interface Piece {
  text: string
  /** Why the answer ended; `length` if all its tokens are used. */
  finish?: unknown
  /** Tokens of the whole answer, with what the model thought. */
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
  const isBlank = () => said.trim() === ''
  return {
    read(message) {
      isSilent = false
      // Some servers name an empty reason in each piece.
      const reason = message.response_metadata.finish_reason || finish
      finish = USED_UP.test(String(reason)) ? 'length' : reason
      tokens = tokensIn(message) || tokens
      const text = thoughts.without(message.text)
      said += text
      return { text, finish, tokens }
    },
    end: () => ({ text: thoughts.rest(), finish, tokens }),
    isSilent: () => isSilent,
    isBlank,
    hasThought: () => thoughts.areSeen() || (finish === 'length' && isBlank()),
  }
}

/** Of an answer; 0 if its server does not tell, or nonsense. Some servers count thoughts in the total only. */
function tokensIn({ usage_metadata }: AIMessage): number {
  const { input_tokens = 0, output_tokens = 0, total_tokens = 0 } = usage_metadata ?? {}
  const tokens = Math.ceil(Math.max(output_tokens, total_tokens - input_tokens, 0))
  return Number.isFinite(tokens) ? tokens : 0
}
