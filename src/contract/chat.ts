// The chat API: what a browser sends, and what the server answers, in one piece or as a stream.
import * as z from 'zod/mini'
import { isBlank } from './blank'
import { cleanText, lengthOf, tooLong } from './text'

/** Maximum messages per conversation, and characters per message of each role. */
export const chatLimits = { messages: 50, user: 2_000, assistant: 8_000 } as const

/** Name of the Trusted Types policy in the Content-Security-Policy: the only one that may turn text into HTML. */
export const ANSWER_POLICY = 'chat-answer'

const NOT_A_LIST = 'Send between 1 and 50 messages'
const NOT_A_MESSAGE = 'Each message needs a role, user or assistant, and a text'
const NO_QUESTION = 'The last message must be a question from the user'

const content = z.pipe(z.string(NOT_A_MESSAGE), z.transform(cleanText))

const chatMessage = z
  .object({ role: z.enum(['user', 'assistant'], NOT_A_MESSAGE), content }, NOT_A_MESSAGE)
  .check(
    z.refine(({ role, content: text }) => lengthOf(text) <= chatLimits[role], {
      path: ['content'],
      error: ({ input }) => {
        const { role } = input as ChatMessage
        return tooLong('Message', chatLimits[role])
      },
    }),
  )

export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

/** `POST /api/chatbot`: the whole conversation so far, the visitor's newest message last. */
export const chatRequest = z.object({
  messages: z
    .array(chatMessage, NOT_A_LIST)
    .check(
      z.minLength(1, NOT_A_LIST),
      z.maxLength(chatLimits.messages, NOT_A_LIST),
      z.refine(endsWithQuestion, NO_QUESTION),
    ),
})

/** `message` is HTML from the allow-list in docs/decisions/0013-chat-chain.md: sanitized, to be sanitized again. */
export const chatAnswer = z.object({
  message: z.string(),
  /** Set when a person should take over: the page may offer its form. */
  offer: z.optional(z.literal('contact-form')),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

/** One piece of a streamed answer, plain text. */
export const chatToken = z.object({ text: z.string() })

/** Event names of a stream: pieces of text, then the whole answer, or a problem instead. */
export const chatEvents = { token: 'token', message: 'message', error: 'error' } as const

function endsWithQuestion(messages: readonly ChatMessage[]): boolean {
  const last = messages.at(-1)
  // An empty list fails the length check instead.
  return last === undefined || (last.role === 'user' && !isBlank(last.content))
}
