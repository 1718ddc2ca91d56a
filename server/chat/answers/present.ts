// Converts an answer to the contract's format.
import sanitizeHtml from 'sanitize-html'
import type { ChatAnswer } from '../../../src/contract/chat'
import type { Answer } from './answer'
import { htmlOf } from './html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

export function present(answer: Answer): ChatAnswer {
  const message = sanitize(htmlOf(answer))
  return answer.offersForm ? { message, offer: 'contact-form' } : { message }
}

/** The last step for every answer, whoever worded it (docs/decisions/0013-chat-chain.md). */
export function sanitize(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
