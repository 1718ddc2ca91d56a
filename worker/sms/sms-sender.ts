// What the worker needs of a way to send text messages.

export interface TextMessage {
  /** E.164. */
  to: string
  body: string
  submissionId: string
}

export type Found =
  | { state: 'sent'; providerId: string }
  | { state: 'absent' }
  | { state: 'unclear' }

export interface SmsSender {
  /** Throws AnswerLostError when the message may have left, OptedOutError when the receiver said no. */
  send(message: TextMessage): Promise<{ providerId: string }>
  /** Whether this very message was taken. `absent` only on the provider's own word. */
  find(message: TextMessage): Promise<Found>
}

/** The provider may have taken the message, but its answer never came. */
export class AnswerLostError extends Error {
  override name = 'AnswerLostError'
}

/** The receiver asked the provider for no more messages. */
export class OptedOutError extends Error {
  override name = 'OptedOutError'
}
