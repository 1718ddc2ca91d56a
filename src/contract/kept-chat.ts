// What a tab keeps of its chat, and may find again written by another version of the site.
import * as z from 'zod/mini'

export const chatMessage = z.object({
  id: z.number(),
  role: z.enum(['user', 'assistant']),
  /** Plain text of the visitor; HTML of the assistant, not to be trusted. */
  content: z.string(),
  /** ISO 8601 time. */
  timestamp: z.string(),
  /** `trouble` is said in place of an answer. */
  kind: z.enum(['said', 'trouble']),
})
export type StoredMessage = z.infer<typeof chatMessage>

export const conversation = z.object({
  messages: z.array(chatMessage).check(z.minLength(1)),
  /** What stands in the message line. */
  draft: z.string(),
  /** The contact form is offered once. */
  form: z.enum(['unoffered', 'shown', 'over']),
})
export type Conversation = z.infer<typeof conversation>
