// What the worker needs of a way to send text messages.

export interface TextMessage {
  /** E.164. */
  to: string
  body: string
  /** Stands in the body, and in no other message to the same number. */
  reference: string
  submissionId: string
}

export type Found = { state: 'sent'; providerId: string } | { state: 'absent' }

export interface SmsSender {
  /**
   * Throws AnswerLostError when the message may have left, OptedOutError when the receiver said no.
   * @param lastCheck called right before the message leaves; what it throws keeps it from leaving
   */
  send(message: TextMessage, lastCheck: () => void): Promise<{ providerId: string }>
  /** Whether this very message was taken. `absent` only on the provider's own word; throws without it. */
  find(message: TextMessage): Promise<Found>
  /** Resolves if the provider answers at all. Sends nothing. */
  probe(): Promise<void>
}

/** The provider may have taken the message, but its answer never came. */
export class AnswerLostError extends Error {
  override name = 'AnswerLostError'
}

/** The receiver asked the provider for no more messages. */
export class OptedOutError extends Error {
  override name = 'OptedOutError'
}
