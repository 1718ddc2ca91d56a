// Converts an answer to the contract's format.
import type { ChatAnswer } from '../../../src/contract/chat'
import type { Answer } from './answer'
import { htmlOf } from './html'
import { sanitize } from './sanitize'

export function present(answer: Answer): ChatAnswer {
  const message = sanitize(htmlOf(answer))
  return answer.outcome === 'handed_over' ? { message, offer: 'contact-form' } : { message }
}
