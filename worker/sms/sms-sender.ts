// The interface that the worker sends text messages through.

export interface TextMessage {
  /** E.164. */
  to: string
  body: string
  /** Appears in the body, and in no other message to the same number. */
  reference: string
  submissionId: string
}

export type Found = { state: 'sent'; providerId: string } | { state: 'absent' }

export interface SmsSender {
  /**
   * In milliseconds from the beginning of an attempt: a message that `find` reports as absent later than that was not
   * sent, and will not be.
   */
  readonly settledMs: number
  /**
   * Throws AnswerLostError when the message may have been sent, OptedOutError when the recipient opted out.
   * @param lastCheck called right before the message is sent; throwing prevents the send
   */
  send(message: TextMessage, lastCheck: () => void): Promise<{ providerId: string }>
  /** Whether the provider accepted this message. `absent` only if the provider confirms it; otherwise throws. */
  find(message: TextMessage): Promise<Found>
  /** Resolves if the provider is responding and accepts our login. Sends nothing. */
  probe(): Promise<void>
  /** Sends nothing more, and awaits no answer any longer: those under way are lost. */
  close(): void
}

/** The provider may have accepted the message, but its response was lost. */
export class AnswerLostError extends Error {
  override name = 'AnswerLostError'
}

/** The same, but because we are stopping: it says nothing of the provider. */
export class AnswerGivenUpError extends AnswerLostError {
  override name = 'AnswerGivenUpError'

  /** @param settledMs as of the sender: the provider may still be working on the message for as long */
  constructor(
    message: string,
    readonly settledMs: number,
  ) {
    super(message)
  }
}

/** Thrown instead of sending, after `close`. */
export class SmsClosedError extends Error {
  override name = 'SmsClosedError'
}

/** The recipient opted out at the provider. */
export class OptedOutError extends Error {
  override name = 'OptedOutError'
}
