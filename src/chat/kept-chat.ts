// The chat that a tab keeps in storage, where another version of the site may have written it.
import * as z from 'zod/mini'

const chatMessage = z.object({
  id: z.number(),
  role: z.enum(['user', 'assistant']),
  /** Plain text from the visitor; untrusted HTML from the assistant. */
  content: z.string(),
  /** ISO 8601 time. */
  timestamp: z.string(),
  /** `trouble` is an error message shown in place of an answer. */
  kind: z.enum(['said', 'trouble']),
})
export type StoredMessage = z.infer<typeof chatMessage>

export const conversation = z.object({
  messages: z.array(chatMessage).check(z.minLength(1)),
  /** Unsent text in the message field. */
  draft: z.string(),
  /** The contact form is offered once per conversation. */
  form: z.enum(['unoffered', 'shown', 'over']),
})
export type Conversation = z.infer<typeof conversation>
