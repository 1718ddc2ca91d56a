// Final sanitization of every answer, whoever worded it (docs/decisions/0013-chat-chain.md).
import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

export function sanitize(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
